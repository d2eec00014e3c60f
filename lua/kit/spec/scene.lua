-- Scenes and decisions: scene("a-recorded-one") or scene{…}, s:with{…}, s:tell{…}, decide(s).
--
-- A game teaches its own shorthand in lua/<game>/spec.lua, as functions of kit.game:
--   build(table)          what scene{…} means, as the JSON of an envelope
--   change(scene, table)  what s:with{…} means
--   event(scene, event)   what s:tell{…} means
--   forget(scene)         everything that scripts have learned before it

local kit, native = ...
local words = kit.words

kit.game = {}
local Scene = {}
Scene.__index = Scene

-- The scene at the table, and which scene each one has grown out of by one event.
local current
local grown = setmetatable({}, { __mode = "k" })

local function ask_host(word, argument)
	local answer, problem = native.host(word, argument)
	if problem then kit.stop("error", problem) end
	return answer
end
kit.ask_host = ask_host

-- A patch merged in: maps into maps, lists and all else in place of what was there.
local function merge(target, patch)
	for key, value in pairs(patch) do
		local into = target[key]
		if type(value) == "table" and type(into) == "table" and #value == 0 and #into == 0 and next(value) then
			merge(into, value)
		else
			target[key] = kit.copy(value)
		end
	end
	return target
end
kit.merge = merge

-- Puts the scene on the table of this test's match.
function Scene:stage()
	if self == current then return self end
	local origin = grown[self]
	if origin and origin.scene == current then
		ask_host("tell", origin.event)
	else
		if kit.game.forget then kit.game.forget(self) end
		ask_host("stage", self)
	end
	current = self
	return self
end

local function made(data)
	return setmetatable(data, Scene)
end

-- Another scene, with changes.
function Scene:with(changes)
	local change = kit.game.change or merge
	return made(change(kit.copy(self), changes)):stage()
end

-- Another scene, in which one more thing has happened.
function Scene:tell(event)
	self:stage()
	event = kit.game.event and kit.game.event(self, event) or event
	local told = made(kit.copy(self))
	told.events = told.events or {}
	table.insert(told.events, event)
	grown[told] = { scene = self, event = event }
	return told:stage()
end

-- The scene of that name under scenes/, or one built from a table. It is at the table at once.
function words.scene(what)
	if type(what) == "string" then return made(ask_host("scene", what)):stage() end
	if type(what) ~= "table" then kit.stop("error", "scene needs a name or a table, not " .. kit.show(what)) end
	local build = kit.game.build or kit.copy
	return made(build(what)):stage()
end

-- The scene at the table.
function kit.current()
	if not current then kit.stop("error", "there is no scene yet: make one with scene(…)") end
	return current
end

-- Answers the question of a scene (of the one at the table, when none is given): a table with
-- answer, source, trace (a list of steps), faults and defaults (lists of texts).
function words.decide(scene)
	if type(scene) == "string" then scene = words.scene(scene) end
	scene = scene or kit.current()
	if getmetatable(scene) ~= Scene then kit.stop("error", "decide needs a scene, not " .. kit.show(scene)) end
	scene:stage()
	if not scene.ask then kit.stop("error", "the scene asks nothing: give it an ask") end
	return ask_host("decide", scene.ask)
end

-- The answer to a scene's question, where no script failed and nothing was refused on the way.
function words.without_fault(scene)
	local decision, assert = words.decide(scene), words.assert
	assert.same({}, decision.faults)
	for _, step in ipairs(decision.trace) do assert.not_equal("refused", step.step) end
	return decision.answer, decision.source
end

-- The answer of a handler: not what the default or the last resort would say.
function words.by_handler(scene)
	local answer, source = words.without_fault(scene)
	words.assert.equal("handler", source)
	return answer
end

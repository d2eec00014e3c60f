-- Calls the callbacks of other people's files with what a game would pass, and notes what came of it.
-- It is asked to invoke a skill: `list_callbacks` names all callbacks, `call_callbacks` calls some.

local brains_ask = SmartAI.askForSkillInvoke

local function one_of(list)
	return #list > 0 and list[math.random(1, #list)] or nil
end

local function players(self)
	return sgs.QList2Table(self.room:getAlivePlayers())
end

local function other(self)
	return one_of(sgs.QList2Table(self.room:getOtherPlayers(self.player))) or self.player
end

local function some_players(self)
	local list = sgs.SPlayerList()
	for _, player in ipairs(players(self)) do
		if math.random(1, 3) > 1 then list:append(player) end
	end
	if list:isEmpty() then list:append(other(self)) end
	return list
end

-- A card of the deck of one of these kinds, any card where none is found.
local function card_of(...)
	local kinds = { ... }
	for _ = 1, 200 do
		local card = sgs.Sanguosha:getCard(math.random(0, 159))
		for _, kind in ipairs(kinds) do
			if card and card:isKindOf(kind) then return card end
		end
	end
	return sgs.Sanguosha:getCard(0)
end

local function own_card(self)
	return one_of(sgs.QList2Table(self.player:getCards("he"))) or card_of("Slash")
end

-- Two others where there are two.
local function some_others(self)
	local list = sgs.QList2Table(self.room:getOtherPlayers(self.player))
	local first = #list > 0 and table.remove(list, math.random(1, #list))
	return { first or self.player, one_of(list) or self.player }
end

local function ids()
	local first, list = math.random(0, 150), {}
	for id = first, first + math.random(0, 4) do table.insert(list, id) end
	return list
end

local function list_of(items)
	local list = sgs.IntList and sgs.IntList() or sgs.SPlayerList()
	for _, item in ipairs(items) do list:append(item) end
	return list
end

-- What a variant holds, by the conversion that the callback uses.

local function damage(self)
	local made = sgs.DamageStruct and sgs.DamageStruct() or {}
	local one, two = self.player, other(self)
	if math.random(1, 2) == 1 then one, two = two, one end
	made.from, made.to, made.card = one, two, card_of("Slash", "Duel")
	made.damage, made.nature, made.reason = math.random(1, 2), math.random(0, 2), ""
	made.chain, made.transfer = false, false
	return made
end

local function judge(self)
	local made = sgs.JudgeStruct and sgs.JudgeStruct() or {}
	local reasons = { { "lightning", ".|spade|2~9", false }, { "indulgence", ".|heart", true }, { "leiji", ".|black", false },
		{ "eight_diagram", ".|red", true }, { "luoshen", ".|black", true } }
	local reason = one_of(reasons)
	made.who, made.card, made.reason = one_of(players(self)), sgs.Sanguosha:getCard(math.random(0, 159)), reason[1]
	made.pattern, made.good = reason[2], reason[3]
	return made
end

local function card_use(self)
	local made = sgs.CardUseStruct()
	made.card, made.from = card_of("Slash", "Duel", "Snatch", "SavageAssault"), one_of(players(self))
	made.to = list_of({ other(self) })
	return made
end

local MADE = {
	toDamage = damage,
	toDamageStar = damage,
	toJudge = judge,
	toCardUse = card_use,
	toPlayer = other,
	toCard = function() return card_of("Slash", "Jink", "Peach") end,
	toInt = function() return math.random(0, 3) end,
	toBool = function() return math.random(1, 2) == 1 end,
	toString = function(self) return "jink:slash-jink:" .. other(self):objectName() end,
	toStringList = function(self) return { "jink", "slash-jink:" .. other(self):objectName(), "use" } end,
	toIntList = function() return list_of(ids()) end,
	toDying = function(self) return { who = one_of(players(self)), damage = damage(self) } end,
	toDeath = function(self) return { who = one_of(players(self)), damage = damage(self) } end,
	toRecover = function(self) return { who = other(self), card = card_of("Peach"), recover = 1 } end,
	toCardEffect = function(self) return { from = other(self), to = self.player, card = card_of("Duel", "Snatch") } end,
	toSlashEffect = function(self)
		return { from = other(self), to = self.player, slash = card_of("Slash"), nature = 0, drank = 0, jink_num = 1 }
	end,
	toPindian = function(self)
		return { from = self.player, to = other(self), from_card = card_of("Slash"), to_card = card_of("Jink"),
			from_number = 7, to_number = 5, reason = "tianyi", success = true }
	end,
	toCardResponse = function(self) return { m_card = card_of("Jink"), m_who = other(self), m_isUse = false } end,
	toMoveOneTime = function(self)
		return { from = other(self), to = self.player, card_ids = list_of({ 1, 2 }), from_places = list_of({ 0, 0 }),
			to_place = sgs.Player_PlaceHand, reason = { m_reason = 0x13, m_skillName = "", m_playerId = self.player:objectName() } }
	end,
	toPhaseChange = function() return { from = sgs.Player_Draw, to = sgs.Player_Play } end,
}
MADE.toResponsed = MADE.toCardResponse
MADE.toCardMove = MADE.toMoveOneTime

-- What the host tells with a question whose callback hands the data on.
local function usual_data(key)
	if not key then return MADE.toPlayer end
	if key:find("aoe") or key:find("attack") or key:find("assault") or key:find("duel") then return MADE.toCardEffect end
	return key:find("jink") and MADE.toSlashEffect or MADE.toPlayer
end

local function data(self, hints, key)
	local variant = sgs.QVariant()
	local make = MADE[hints.data] or usual_data(key)
	if hints.data ~= "none" then variant:setValue(make(self)) end
	return variant
end

-- The host leaves what it asks about in tags of the player and the room: the name of the card that is claimed …
local function leave_tags(self, hints)
	for name, conversion in (hints.tags or ""):gmatch("(%w+)=(%w+)") do
		local make = conversion == "toString" and function() return one_of({ "slash", "jink", "peach" }) end or MADE[conversion]
		if make then
			local variant = sgs.QVariant()
			variant:setValue(make(self))
			self.player:setTag(name, variant)
			self.room:setTag(name, variant)
		end
	end
end

-- Arguments by registry, with the types that it may return. `key` is the callback's, `hints` what its text says.

local NOTHING = { ["nil"] = true }
local function may(...)
	local types = { ["nil"] = true }
	for _, name in ipairs({ ... }) do types[name] = true end
	return types
end
local TEXT, FLAG, NUMBER, ANY = may("string", "boolean"), may("boolean", "number", "string", "userdata", "table"), may("number", "boolean"), nil

local CALLS = {
	ai_skill_invoke = { FLAG, function(self, _, hints) return self, data(self, hints) end },
	ai_skill_choice = { may("string"), function(self, _, hints) return self, hints.words or "a+b+cancel", data(self, hints) end },
	ai_skill_playerchosen = { may("userdata", "boolean"), function(self) return self, some_players(self) end },
	ai_skill_use = { TEXT, function(self, key, hints)
		local name, prompt = other(self):objectName(), key:gsub("@@", "@")
		return self, hints.prompt or ("%s:%s:%s:2:2"):format(prompt, name, name), sgs.Card_MethodUse
	end },
	ai_skill_cardask = { may("string", "boolean", "number", "userdata"), function(self, key, hints)
		local pattern = one_of({ "slash", "jink", "." })
		return self, data(self, hints, key), pattern, other(self), other(self), "1", "1"
	end },
	ai_skill_discard = { may("table", "number", "boolean"), function(self)
		local most = math.random(1, 3)
		return self, most, math.random(0, most), math.random(1, 2) == 1, math.random(1, 2) == 1
	end },
	ai_skill_cardchosen = { may("number", "userdata", "boolean"), function(self)
		return self, other(self), one_of({ "h", "he", "hej" }), sgs.Card_MethodDiscard
	end },
	ai_skill_askforag = { may("number"), function(self) return self, ids() end },
	-- who saves by it shows a card to himself
	ai_cardshow = { may("userdata"), function(self, key) return self, key == "buyi" and self.player or other(self) end },
	ai_skill_pindian = { may("userdata", "number"), function(self)
		return own_card(self), self, other(self), own_card(self), own_card(self)
	end },
	ai_skill_askforyiji = { may("userdata"), function(self) return self, ids() end },
	ai_skill_suit = { may("number"), function(self) return self end },
	ai_nullification = { may("boolean"), function(self)
		return self, card_of("Snatch", "Duel"), other(self), one_of(players(self)), math.random(1, 2) == 1
	end },
	ai_view_as = { TEXT, function(self) return own_card(self), self.player, sgs.Player_PlaceHand, one_of({ "Slash", "Jink" }) end },
	ai_filterskill_filter = { TEXT, function(self) return own_card(self), self.player, sgs.Player_PlaceHand end },
	ai_cardneed = { ANY, function(self) return self.player, own_card(self), self end },
	ai_weapon_value = { NUMBER, function(self) return self, other(self), self.player end },
	ai_armor_value = { NUMBER, function(self) return self.player, self end },
	ai_slash_weaponfilter = { ANY, function(self) return self, other(self), self.player end },
	ai_slash_prohibit = { ANY, function(self) return self, self.player, other(self), card_of("Slash") end },
	ai_trick_prohibit = { ANY, function(self) return self, card_of("Duel"), other(self), self.player end },
	ai_need_damaged = { ANY, function(self) return self, other(self), self.player end },
	ai_damage_effect = { ANY, function(self) return self, self.player, math.random(0, 2), other(self) end },
	ai_card_intention = { ANY, function(self, key)
		local is_skill = key:find("Card$") -- some have two targets
		return self, card_of("Slash"), self.player, is_skill and some_others(self) or { other(self) }
	end },
	ai_playerchosen_intention = { ANY, function(self) return self, self.player, other(self) end },
	ai_Yiji_intention = { ANY, function(self) return self, self.player, other(self), ids() end },
	ai_retrial_intention = { ANY, function(self) return self, self.player, other(self), judge(self), judge(self) end },
	ai_need_retrial_func = { ANY, function(self) return self, judge(self), true, other(self), true end },
	ai_suit_priority = { may("string"), function(self) return self, own_card(self) end },
	ai_compare_funcs = { may("boolean"), function(self) return self.player, other(self), self end },
	ai_need_bear = { ANY, function(self) return self, nil, self.player, other(self) end },
}

local function some_class()
	return one_of({ "Slash", "Jink", "Peach", "Analeptic", "Nullification" })
end

local function cards_view(self)
	return self, some_class(), self.player
end
CALLS.ai_cardsview = { TEXT, cards_view }
CALLS.ai_cardsview_valuable = { TEXT, cards_view }

local function dummy_use(self)
	if math.random(1, 2) == 1 then return { isDummy = true, to = sgs.SPlayerList() } end
	local use = sgs.CardUseStruct()
	use.from = self.player
	return use
end

CALLS.ai_skill_use_func = { ANY, function(self, key)
	local id = own_card(self):getEffectiveId()
	local text = key:find("^#") and key .. ":" .. id .. ":slash" or "@" .. key .. "=" .. id .. ":slash"
	local card = sgs.Card_Parse(text) or card_of(key)
	return card, dummy_use(self), self
end }

-- Whose functions take (self, player, …): what was chosen, and events.
local FIELDS = {
	skillInvoke = function(self, key) return { "skillInvoke", key, one_of({ "yes", "no" }) } end,
	skillChoice = function(_, key, hints) return { "skillChoice", key, hints.words and hints.words:split("+")[1] or "a" } end,
	cardChosen = function(self, key) return { "cardChosen", key, "1", self.player:objectName(), other(self):objectName() } end,
	cardResponded = function(self, key) return { "cardResponded", "jink", key, other(self):objectName(), "_nil_" } end,
	playerChosen = function(self, key) return { "playerChosen", key, other(self):objectName() } end,
	Nullification = function(self) return { "Nullification", "Duel", other(self):objectName(), "true" } end,
	viewCards = function(self) return { "viewCards", self.player:objectName(), other(self):objectName() } end,
	Yiji = function(self, key) return { "Yiji", key, self.player:objectName(), other(self):objectName(), "1+2" } end,
	pindian = function(self, key) return { "pindian", key, self.player:objectName(), "1", other(self):objectName(), "2" } end,
	cardUsed = function(self) return nil, card_use(self) end,
}

local EVENT_DATA = { [33] = "toDamage", [36] = "toDamage", [32] = "toDamage", [60] = "toCardUse", [64] = "toCardUse",
	[68] = "toCardUse", [20] = "toJudge", [21] = "toJudge", [23] = "toJudge", [58] = "toMoveOneTime", [43] = "toDeath",
	[44] = "toDeath", [39] = "toDying", [41] = "toDying", [48] = "toSlashEffect", [65] = "toCardEffect", [66] = "toCardEffect",
	[13] = "toRecover", [71] = "toString" }

-- What parameters of these names stand for. Versions differ in the order of some arguments; where a name says
-- another type than the argument at its place has, the name is believed.
local NAMED = {}
local function named(words, make)
	for word in words:gmatch("%S+") do NAMED[word] = make end
end
named("self", function(self) return self end)
named("player enemy who from to target friend owner requestor source attacker victim dying", other)
named("card slash trick", function() return card_of("Slash", "Duel") end)
named("data", function(self, hints) return hints.prompt or data(self, hints) end) -- some call a prompt so
named("class_name classname class pattern prompt", some_class)
named("targets players", some_players)
named("tos", function(self) return { other(self) } end)
named("maxcard mincard minusecard", own_card)
named("name", function() return one_of({ "savage_assault", "archery_attack" }) end)
named("level intention", function() return math.random(-80, 80) end)
named("use", dummy_use)
named("carduse cardused", function(self) return card_use(self) end)
named("judge", judge)
named("place card_place", function() return sgs.Player_PlaceHand end)

-- Kinds of values that are told apart.
local function kind_of(self, value)
	if type(value) ~= "userdata" then return type(value) end
	if tostring(value) == "QVariant" then return "data" end
	return table.contains(players(self), value) and "player" or "card"
end

-- An argument of that kind among those that the game passes, else a new one.
local function given_or_made(self, arguments, make, made)
	local kind = kind_of(self, made)
	if kind ~= "card" and make ~= dummy_use then return made end
	for _, argument in ipairs(arguments) do
		local is_use = kind == "table" and argument ~= self and argument.to ~= nil
		if kind_of(self, argument) == kind and (kind == "card" or is_use) then return argument end
	end
	return made
end

local function by_names(self, hints, arguments)
	local place, passed = 0, table.clone(arguments)
	for word in (hints.parameters or ""):gmatch("[%w_]+") do
		place += 1
		local make = NAMED[word:lower()]
		if make then
			local value = make(self, hints)
			-- lists of targets are called by the names of one
			local one_of_many = make == other and type(arguments[place]) == "table" and arguments[place] ~= self
			local is_other = word == "self" and arguments[place] ~= self
				or kind_of(self, value) ~= kind_of(self, arguments[place])
			if is_other and not one_of_many then arguments[place] = given_or_made(self, passed, make, value) end
		end
	end
	arguments.n = math.max(arguments.n, place)
	return arguments
end

-- Filters of choices are handed the AI first, or last.
local function filter_arguments(self, hints, told)
	local player = one_of(players(self))
	local is_first = not hints.parameters or hints.parameters == "" or hints.parameters:find("^self")
	local arguments = is_first and table.pack(self, player, told) or table.pack(player, told, self)
	return by_names(self, hints, arguments)
end

-- What a brain has always been told before it is asked anything: a Slash and a trick were used.
local told = {}
local function tell(self)
	if not FOREIGN_BRAIN or told[self] then return end
	told[self] = true
	for _, card in ipairs({ card_of("Slash"), card_of("Duel", "Snatch") }) do
		local use, effect = card_use(self), MADE.toCardEffect(self)
		use.from = other(self)
		use.card, effect.from, effect.card = card, use.from, card
		local events = { { "CardUsed", use }, { "TargetConfirmed", use }, { "CardEffect", effect }, { "CardEffected", effect } }
		for _, event in ipairs(events) do
			local variant = sgs.QVariant()
			variant:setValue(event[2])
			for _, hearer in ipairs({ self, sgs.recorder }) do -- one of them keeps the record
				pcall(function() hearer:filterEvent(sgs[event[1]], event[2].from, variant) end)
			end
		end
	end
end

-- All callbacks: name of the registry, key, second key.
local function each_callback(visit)
	local names = {}
	for registry in pairs(CALLS) do table.insert(names, registry) end
	table.sort(names)
	for _, registry in ipairs(names) do
		local entries = sgs[registry]
		for key, entry in pairs(type(entries) == "table" and entries or {}) do
			if type(entry) == "function" then visit(registry, tostring(key), "") end
		end
	end
	for place, skill in ipairs(sgs.ai_skills or {}) do
		if type(skill) == "table" and skill.getTurnUseCard then visit("ai_skills", tostring(place), tostring(skill.name)) end
	end
	for kind, filters in pairs(sgs.ai_choicemade_filter or {}) do
		for key, filter in pairs(type(filters) == "table" and filters or {}) do
			if type(filter) == "function" then visit("ai_choicemade_filter", tostring(kind), tostring(key)) end
		end
	end
	for _, registry in ipairs({ "ai_event_callback", "ai_chat_func" }) do
		for event, callbacks in pairs(sgs[registry] or {}) do
			for key, callback in pairs(type(callbacks) == "table" and callbacks or {}) do
				if type(callback) == "function" then visit(registry, tostring(event), tostring(key)) end
			end
		end
	end
end

local function note_list()
	local line = {}
	local function send()
		trace.note("driver&&L&&" .. table.concat(line, "&&"))
		line = {}
	end
	each_callback(function(registry, key, second)
		local word = registry .. ";" .. key .. ";" .. second
		if #table.concat(line, "&&") + #word > 440 then send() end
		table.insert(line, word)
	end)
	send()
end

-- Names that exist, to tell which ones a failed line misses.
local function note_names()
	for _, place in ipairs({ { "sgs", sgs }, { "SmartAI", SmartAI.__instanceDict or SmartAI } }) do
		local line = {}
		for name in pairs(place[2]) do
			if #table.concat(line, "&&") + #tostring(name) > 440 then
				trace.note("driver&&N&&" .. place[1] .. "&&" .. table.concat(line, "&&"))
				line = {}
			end
			table.insert(line, tostring(name))
		end
		trace.note("driver&&N&&" .. place[1] .. "&&" .. table.concat(line, "&&"))
	end
end

local function shape(value)
	return type(value)
end

-- Calls a callback; an error that a word of ours raises, handed something wrong, is told where it was called.
local function call(callback, ...)
	return xpcall(callback, function(raised)
		local said = tostring(raised)
		if not said:find("^junshi/libs") then return said end
		local caller = debug.traceback("", 2):match("(brain/[%w_.-]+:%d+)")
		return caller and caller .. ": in " .. said:gsub("%.lua:%d+", "") or said
	end, ...)
end

local function finished(name, types, ok, value)
	if not ok then return trace.note("driver&&E&&" .. name .. "&&" .. tostring(value)) end
	local fits = types == nil or types[shape(value)] == true
	trace.note((fits and "driver&&O&&" or "driver&&W&&") .. name .. "&&" .. shape(value))
end

local function by_index(entries, key)
	if type(entries) ~= "table" then return nil end
	return entries[key] or entries[tonumber(key) or key]
end

local function call_one(self, registry, key, second, hints)
	local name = registry .. ";" .. key .. ";" .. second
	if registry == "ai_skills" then
		local skill = sgs.ai_skills[tonumber(key)]
		local ok, card = call(skill.getTurnUseCard, self, math.random(1, 2) == 1)
		finished(name, may("userdata", "table", "boolean"), ok, card)
		if not ok or type(card) ~= "userdata" or not card:isKindOf("SkillCard") then return end
		local func = sgs.ai_skill_use_func[card:getClassName()] or sgs.ai_skill_use_func["#" .. card:objectName()]
		if type(func) == "function" then
			finished("ai_skill_use_func;" .. card:getClassName() .. ";", nil, call(func, card, dummy_use(self), self))
		end
	elseif registry == "ai_choicemade_filter" then
		local filter = by_index(by_index(sgs.ai_choicemade_filter, key), second)
		local make = FIELDS[key]
		if not make then return trace.note("driver&&S&&" .. name .. "&&") end
		local fields, use = make(self, second, hints)
		local arguments = filter_arguments(self, hints, fields or use)
		finished(name, nil, call(filter, table.unpack(arguments, 1, arguments.n)))
	elseif registry == "ai_event_callback" or registry == "ai_chat_func" then
		local callback = by_index(by_index(sgs[registry], key), second)
		local variant = sgs.QVariant()
		local make = MADE[EVENT_DATA[tonumber(key)] or hints.data or ""]
		if make then variant:setValue(make(self)) end
		finished(name, nil, call(callback, self, one_of(players(self)), variant))
	else
		local callback = by_index(sgs[registry], key)
		if type(callback) ~= "function" then return trace.note("driver&&S&&" .. name .. "&&") end
		local ok, arguments = pcall(function() return table.pack(CALLS[registry][2](self, key, hints)) end)
		if not ok then return trace.note("driver&&X&&" .. name .. "&&" .. tostring(arguments)) end
		arguments = by_names(self, hints, arguments)
		finished(name, CALLS[registry][1], call(callback, table.unpack(arguments, 1, arguments.n)))
	end
end

-- Each text names a callback and says what its own text tells: `registry;key;second;data;words;parameters;tags;prompt`.
local function call_all(self, texts)
	for _, text in ipairs(texts) do
		local parts = string.split(text, ";")
		local function part(at) return parts[at] ~= "" and parts[at] or nil end
		local hints = { data = part(4), words = part(5), parameters = part(6), tags = part(7), prompt = part(8) }
		tell(self)
		leave_tags(self, hints)
		call_one(self, parts[1], parts[2], parts[3], hints)
	end
end

local function asked(self, name, given)
	if name == "list_callbacks" then
		note_list()
		note_names()
	else
		call_all(self, given:toStringList())
	end
	return true
end

if FOREIGN_BRAIN then
	function SmartAI:askForSkillInvoke(name, given, ...)
		if name == "list_callbacks" or name == "call_callbacks" then return asked(self, name, given) end
		return brains_ask(self, name, given, ...)
	end
else
	sgs.ai_skill_invoke.list_callbacks = function(self, given) return asked(self, "list_callbacks", given) end
	sgs.ai_skill_invoke.call_callbacks = function(self, given) return asked(self, "call_callbacks", given) end
end

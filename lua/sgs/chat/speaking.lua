-- How brains talk: off unless sgs.settings.chat. What was said stands in sgs.ai_said, newest last, as
-- { player, kind, text, english }, for a host to show.

-- Older lines are forgotten.
local KEPT = 50

sgs.ai_said = sgs.ai_said or {}

local function remember(line)
	table.insert(sgs.ai_said, line)
	if #sgs.ai_said > KEPT then table.remove(sgs.ai_said, 1) end
end

-- Says a line of a kind: that one, or one by chance. True if there is something to say.
function SmartAI:say(kind, place)
	if not sgs.settings.chat then return false end
	local lines = sgs.ai_chat[kind]
	if not lines or #lines == 0 then return false end
	place = place or math.random(1, #lines)
	local text = lines[(place - 1) % #lines + 1]
	local english = (sgs.ai_chat_english[kind] or {})[(place - 1) % #lines + 1]
	remember({ player = self.player:objectName(), kind = kind, text = text, english = english })
	self.player:speak(text)
	return true
end

-- A line of a type, or of its `_female` lines where there are any.
function SmartAI:speak(kind, female)
	if female and sgs.ai_chat[kind .. "_female"] then kind = kind .. "_female" end
	return self:say(kind)
end

-- The same for a player who has not to be the one that thinks.
function speak(player, kind, female)
	return player ~= nil and sgs.brainOf(player):speak(kind, female)
end

-- With a probability.
function sgs.perhaps(chance)
	return math.random() < chance
end

-- Whether a player is played by an AI.
function sgs.isRobot(player)
	return player:getState() == "robot"
end

-- The first of some players, each asked with a chance, says a line.
function sgs.oneSays(players, chance, kind)
	for _, player in ipairs(players) do
		if sgs.isRobot(player) and sgs.perhaps(chance) and sgs.brainOf(player):say(kind) then return true end
	end
	return false
end

-- An event's occasions, in the order of their names; the brain of the event's player is asked.
function sgs.chatAbout(event, player, data)
	local occasions = sgs.ai_chat_func[event]
	if not occasions or not next(occasions) then return end
	local names = {}
	for name in pairs(occasions) do
		table.insert(names, name)
	end
	table.sort(names, function(a, b)
		return tostring(a) < tostring(b)
	end)
	local brain = sgs.brainOf(player)
	for _, name in ipairs(names) do
		occasions[name](brain, player, data)
	end
end

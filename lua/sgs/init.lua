-- 三国杀 Sanguosha: the class of all brains, and what they remember of the game.
--
-- One brain (a SmartAI) is made for each player. Memory that all of them share lives in `sgs`.

-- Loading the files again keeps the class and all that is remembered.
SmartAI = SmartAI or class("SmartAI")

-- How each player behaved so far: gauges by name, and the role that follows from them.
sgs.role_evaluation = sgs.role_evaluation or {}
sgs.ai_role = sgs.ai_role or {}
-- Which responses a player was seen to lack: card_lack[name][class] = 1.
sgs.card_lack = sgs.card_lack or {}
sgs.turncount = sgs.turncount or 0
sgs.explicit_renegade = sgs.explicit_renegade or false
sgs.UnknownRebel = sgs.UnknownRebel or false

sgs.brains = sgs.brains or {}

-- Registries that hold tables: by kind of choice, and by event.
for _, kind in ipairs({ "cardChosen", "cardResponded", "cardUsed", "Nullification", "pindian", "playerChosen",
	"skillChoice", "skillInvoke", "viewCards", "Yiji" }) do
	sgs.ai_choicemade_filter[kind] = {}
end
for event = sgs.NonTrigger, sgs.NumOfEvents - 1 do
	sgs.ai_event_callback[event], sgs.ai_chat_func[event], sgs.ai_debug_func[event] = {}, {}, {}
end
for _, flag in ipairs({ "hujiasource", "jijiangsource", "questioner" }) do
	table.insert(sgs.ai_global_flags, flag)
end

function SmartAI:initialize(player)
	self.player = player
	self.room = player:getRoom()
	self.role = player:getRole()
	self.lua_ai = sgs.LuaAI(player)
	self.friends, self.friends_noself, self.enemies = { player }, {}, {}
	sgs.meet(player)
end

-- Begins to remember a player.
function sgs.meet(player)
	local name = player:objectName()
	sgs.role_evaluation[name] = sgs.role_evaluation[name]
		or { loyalist = player:isLord() and 99999 or 0, renegade = 0, rebel = 0 }
	sgs.ai_role[name] = sgs.ai_role[name] or (player:isLord() and "loyalist" or "neutral")
	sgs.card_lack[name] = sgs.card_lack[name] or { Slash = 0, Jink = 0, Peach = 0 }
end

-- The brain of a player, made when it is first needed.
function sgs.brainOf(player)
	local name = player:objectName()
	local brain = sgs.brains[name]
	if not brain then
		brain = SmartAI(player)
		sgs.brains[name] = brain
	end
	return brain
end

-- 好施 haoshi (Lu Su): he may draw two cards more; with more than five in hand he then gives half of them to one of those
-- with the fewest cards.

local function is_poorest(player, to)
	return to ~= player and to:getHandcardNum() == player:getMark("haoshi")
end

local function half(player)
	return math.floor(player:getHandcardNum() / 2)
end

local function give(room, source, target, card)
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, source:objectName(), target:objectName(), "haoshi", "")
	room:obtainCard(target, card, reason, false)
end

sgs.CreateSkillCard({ class = "HaoshiCard", skill_name = "haoshi", will_throw = false, unseen = true,
	filter = function(_, targets, to, player)
		return #targets == 0 and is_poorest(player, to)
	end,
	on_use = function(card, room, source, targets)
		give(room, source, targets[1], card)
	end })

-- Half of the hand goes; where he does not choose, its first cards, to the first of the poorest.
local function share(room, player)
	local others = room:getOtherPlayers(player)
	local least = math.huge
	for _, other in sgs.qlist(others) do least = math.min(least, other:getHandcardNum()) end
	room:setPlayerMark(player, "haoshi", least)
	if not room:askForUseCard(player, "@@haoshi!", "@haoshi", -1, sgs.Card_MethodNone) then
		local poorest = others:filter(function(other) return is_poorest(player, other) end):first()
		local ids = {}
		for place = 1, half(player) do ids[place] = player:handCards()[place] end
		give(room, player, poorest, sgs.bundle(ids))
	end
	room:setPlayerMark(player, "haoshi", 0)
end

sgs.CreateTriggerSkill({ name = "haoshi", events = { sgs.DrawNCards },
	on_trigger = function(self, _, player, data, room)
		if not room:askForSkillInvoke(player, self.name) then return false end
		player:setFlags("haoshi")
		data:setValue(data:toInt() + 2)
		return false
	end })

sgs.CreateTriggerSkill({ name = "#haoshi-give", events = { sgs.AfterDrawNCards },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasFlag("haoshi")
	end,
	on_trigger = function(_, _, player, _, room)
		player:setFlags("-haoshi")
		if player:getHandcardNum() > 5 and not room:getOtherPlayers(player):isEmpty() then share(room, player) end
		return false
	end })
sgs.insertRelatedSkills(nil, "haoshi", "#haoshi-give")

-- 不屈 buqu (Zhou Tai, compulsory): dying, he lays the top card on himself. If no other wound has its number he lives with
-- one health, else the card is thrown away. While he has wounds he may keep as many cards as there are.

local function repeats(player, id)
	local number = sgs.Sanguosha:getCard(id):getNumber()
	for _, other in sgs.qlist(player:getPile("buqu")) do
		if other ~= id and sgs.Sanguosha:getCard(other):getNumber() == number then return true end
	end
	return false
end

local function throw(room, player, id)
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_REMOVE_FROM_PILE, player:objectName(), "buqu", "")
	room:throwCard({ id }, reason, nil)
end

sgs.CreateTriggerSkill({ name = "buqu", frequency = sgs.Skill_Compulsory, events = { sgs.AskForPeaches },
	on_trigger = function(self, _, player, data, room)
		if data:toDying().who ~= player or player:getHp() > 0 then return false end
		local id = room:drawCard()
		player:addToPile(self.name, id)
		if repeats(player, id) then
			throw(room, player, id)
		else
			room:recover(player, sgs.RecoverStruct(player, nil, 1 - player:getHp()))
		end
		return false
	end })

sgs.CreateTriggerSkill({ name = "#buqu-clear", events = { sgs.EventLoseSkill },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, player, data)
		if data:toString() == "buqu" then player:removePileByName("buqu") end
		return false
	end })
sgs.insertRelatedSkills(nil, "buqu", "#buqu-clear")

sgs.CreateMaxCardsSkill({ name = "buqu",
	fixed_func = function(_, player)
		local wounds = player:hasSkill("buqu") and player:getPile("buqu"):length() or 0
		return wounds > 0 and wounds or -1
	end })

-- 裸衣 luoyi (Xu Chu): instead of drawing he shows three cards and keeps basic cards, weapons and Duels of them; until
-- his next turn his Slashes and Duels deal one more damage.

local function is_kept(card)
	return card:isKindOf("BasicCard") or card:isKindOf("Weapon") or card:isKindOf("Duel")
end

local function show_three(room, player)
	local ids, kept, rest = room:getNCards(3), sgs.IntList(), sgs.IntList()
	local shown = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_TURNOVER, player:objectName(), "luoyi", "")
	room:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_PlaceTable, shown), true)
	for _, id in sgs.qlist(ids) do
		local list = is_kept(sgs.Sanguosha:getCard(id)) and kept or rest
		list:append(id)
	end
	if not kept:isEmpty() then
		local back = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GOTBACK, player:objectName(), "luoyi", "")
		room:obtainCard(player, kept, back)
	end
	local away = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player:objectName(), "luoyi", "")
	room:throwCard(rest, away, nil)
end

sgs.CreateTriggerSkill({ name = "luoyi", events = { sgs.EventPhaseChanging },
	on_trigger = function(self, _, player, data, room)
		local is_draw = data:toPhaseChange().to == sgs.Player_Draw
		if not is_draw or player:isSkipped(sgs.Player_Draw) then return false end
		if not room:askForSkillInvoke(player, self.name) then return false end
		player:skip(sgs.Player_Draw, true)
		room:setPlayerMark(player, "@luoyi", 1)
		show_three(room, player)
		return false
	end })

sgs.CreateTriggerSkill({ name = "#luoyi", events = { sgs.TurnStart, sgs.DamageCaused },
	can_trigger = function(_, player)
		return player ~= nil and player:getMark("@luoyi") > 0
	end,
	on_trigger = function(_, event, player, data, room)
		if event == sgs.TurnStart then
			room:setPlayerMark(player, "@luoyi", 0)
			return false
		end
		local damage = data:toDamage()
		if damage.chain or damage.transfer or not damage.card then return false end
		if damage.card:isKindOf("Slash") or damage.card:isKindOf("Duel") then damage.damage = damage.damage + 1 end
		return false
	end })
sgs.insertRelatedSkills(nil, "luoyi", "#luoyi")

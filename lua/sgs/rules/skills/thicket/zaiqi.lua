-- 再起 zaiqi (Meng Huo): wounded, he may turn up as many cards as he lacks health instead of drawing: he recovers one for each
-- heart, and takes the others.

local function reason_of(code, player)
	return sgs.CardMoveReason(code, player:objectName(), "zaiqi", "")
end

local function turn_up(room, player)
	local ids, hearts, others = room:getNCards(player:getLostHp()), sgs.IntList(), sgs.IntList()
	local shown = reason_of(sgs.CardMoveReason_S_REASON_TURNOVER, player)
	room:moveCardsAtomic(sgs.CardsMoveStruct(ids, nil, sgs.Player_PlaceTable, shown), true)
	for _, id in sgs.qlist(ids) do
		local list = sgs.Sanguosha:getCard(id):getSuit() == sgs.Card_Heart and hearts or others
		list:append(id)
	end
	if not hearts:isEmpty() then
		room:recover(player, sgs.RecoverStruct(player, nil, hearts:length()))
		room:throwCard(hearts, reason_of(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, player), nil)
	end
	if not others:isEmpty() then room:obtainCard(player, others, reason_of(sgs.CardMoveReason_S_REASON_GOTBACK, player)) end
end

sgs.CreatePhaseChangeSkill({ name = "zaiqi",
	on_phasechange = function(self, player)
		if player:getPhase() ~= sgs.Player_Draw or not player:isWounded() then return false end
		local room = player:getRoom()
		if not room:askForSkillInvoke(player, self.name) then return false end
		turn_up(room, player)
		return true
	end })

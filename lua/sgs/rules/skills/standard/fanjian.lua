-- 反间 Fanjian (Zhouyu): once a phase, shows and gives a hand card; who gets it throws all cards of its suit, or
-- loses one health.

local function throw_suit(room, player, suit)
	local ids = {}
	for _, card in ipairs(player:getCards("he")) do
		if card:getSuit() == suit and player:canDiscard(player, card:getId()) then table.insert(ids, card:getId()) end
	end
	room:throwCard(ids, player)
end

sgs.CreateSkillCard({ class = "FanjianCard", will_throw = false,
	on_effect = function(card, effect)
		local from, to, room = effect.from, effect.to, effect.to:getRoom()
		local id = card:getEffectiveId()
		local suit = sgs.Sanguosha:getCard(id):getSuit()
		room:showCard(from, id)
		local given = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_GIVE, from:objectName(), to:objectName(), "fanjian", "")
		room:obtainCard(to, id, given)
		if to:isDead() then return end
		room:setPlayerMark(to, "FanjianSuit", suit)
		local question = sgs.QVariant("prompt:::" .. sgs.suit_names[suit])
		if not to:isNude() and room:askForSkillInvoke(to, "fanjian_discard", question) then
			room:showAllCards(to)
			throw_suit(room, to, suit)
		else
			room:loseHp(to)
		end
	end })

sgs.CreateOneCardViewAsSkill({ name = "fanjian",
	enabled_at_play = function(_, player) return not player:isKongcheng() and not player:hasUsed("FanjianCard") end })

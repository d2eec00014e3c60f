-- 反间 Fanjian (Zhouyu of old): once a phase, somebody names a suit and takes one of his hand cards; another suit
-- costs one damage.

sgs.CreateSkillCard({ class = "NosFanjianCard",
	on_effect = function(_, effect)
		local from, to, room = effect.from, effect.to, effect.to:getRoom()
		local suit = room:askForSuit(to, "nosfanjian")
		local id = from:getRandomHandCardId()
		if not id or id < 0 then return end
		room:obtainCard(to, id)
		local is_right = sgs.Sanguosha:getCard(id):getSuit() == suit
		if not is_right then room:damage(sgs.DamageStruct("nosfanjian", from, to)) end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "nosfanjian",
	enabled_at_play = function(_, player) return not player:isKongcheng() and not player:hasUsed("NosFanjianCard") end })

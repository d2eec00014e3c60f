-- 除疠 Chuli (Huatuo): once a phase, discards a card of his and one of each of some players of different kingdoms;
-- whose card was a spade draws one.

local function is_spade(id) return sgs.Sanguosha:getCard(id):getSuit() == sgs.Card_Spade end

sgs.CreateSkillCard({ class = "ChuliCard",
	filter = function(_, targets, to, player)
		if to == player or not player:canDiscard(to, "he") then return false end
		for _, other in ipairs(targets) do
			if other:getKingdom() == to:getKingdom() then return false end
		end
		return true
	end,
	on_use = function(card, room, source, targets)
		local draw = {}
		if is_spade(card:getEffectiveId()) then table.insert(draw, source) end
		for _, target in ipairs(targets) do
			if not source.alive then break end
			if target.alive and source:canDiscard(target, "he") then
				local id = room:askForCardChosen(source, target, "he", "chuli", false, sgs.Card_MethodDiscard)
				if is_spade(id) then table.insert(draw, target) end
				room:throwCard(id, target, source)
			end
		end
		for _, player in ipairs(draw) do
			if player.alive then player:drawCards(1, "chuli") end
		end
	end })

sgs.CreateOneCardViewAsSkill({ name = "chuli",
	enabled_at_play = function(_, player)
		return player:canDiscard(player, "he") and not player:hasUsed("ChuliCard")
	end })

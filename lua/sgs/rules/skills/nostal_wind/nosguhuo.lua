-- 蛊惑 nosguhuo (Yu Ji of the old edition): as often as he likes he lays a hand card face down and uses or plays it as any
-- basic card or plain trick that he names. All others who have health may doubt, and then the card counts only if it is
-- true and a heart. Who doubted a true card loses a health point, who doubted a false one draws a card.

sgs.CreateClaimCard({ class = "NosGuhuoCard", skill_name = "nosguhuo", tag = "NosGuhuoType", all_are_asked = true,
	may_doubt = function(player)
		return player:getHp() > 0
	end,
	on_doubt = function(room, real, is_true, doubters)
		local counts = is_true and real:getSuit() == sgs.Card_Heart
		for _, player in ipairs(doubters) do
			if player:isAlive() then
				if is_true then room:loseHp(player, 1) else player:drawCards(1, "nosguhuo") end
			end
		end
		return counts
	end })

sgs.CreateOneCardViewAsSkill({ name = "nosguhuo", filter_pattern = ".|.|.|hand",
	enabled_at_play = function(_, player)
		return not player:isKongcheng()
	end,
	enabled_at_nullification = function(_, player)
		return not player:isKongcheng()
	end })

-- 观星 guanxing (Zhuge Liang): before his turn he looks at the next cards and puts them in order, on top of the pile or under
-- it. He always looks; the order is worked out in smart/guanxing.lua.

sgs.ai_skill_invoke.guanxing = true

-- Suits that delayed tricks want, by the trick, or by the suit of a card that stands for one.
sgs.ai_judgestring.indulgence, sgs.ai_judgestring.supply_shortage = "heart", "club"
sgs.ai_judgestring.lightning = "spade"
sgs.ai_judgestring.diamond, sgs.ai_judgestring.spade, sgs.ai_judgestring.club = "heart", "club", "club"

-- What he judges lies as he likes; nothing is left to arrange once the card is turned up.
sgs.ai_delayed_value.guanxing = { Indulgence = -8, SupplyShortage = -5 }

sgs.ai_delayed_harmless.guanxing = function(self, _, _, judge)
	if not judge and self.room:alivePlayerCount() > 4 then return "guanxing sees to it" end
end

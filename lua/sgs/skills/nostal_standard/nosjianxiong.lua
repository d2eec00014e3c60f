-- 奸雄 nosjianxiong (Cao Cao of old): after damage he may take the card that dealt it. Always, unless his empty
-- hand protects him.

sgs.ai_skill_invoke.nosjianxiong = function(self)
	return not self:needKongcheng(self.player, true)
end

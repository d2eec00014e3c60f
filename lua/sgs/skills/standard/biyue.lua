-- 闭月 biyue (Diao Chan): draws a card when her turn ends. Always, unless an empty hand is what protects her.
sgs.ai_skill_invoke.biyue = function(self)
	return not self:needKongcheng(self.player, true)
end

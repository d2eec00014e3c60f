-- hurl: whom it is hurled at takes 1 damage unless he discards a Jink.
sgs.CreateViewAsSkill{ name = "hurl", n = 1 }
sgs.CreateSkillCard{
	class = "HurlCard", skill_name = "hurl",
	on_effect = function(card, effect)
		local room, from, to = effect.to:getRoom(), effect.from, effect.to
		if room:askForCard(to, "jink", "@hurl:" .. from:objectName(), sgs.QVariant(effect)) then return end
		room:damage(sgs.DamageStruct("hurl", from, to))
	end,
}

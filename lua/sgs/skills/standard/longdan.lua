-- 龙胆 longdan (Zhao Yun): a Slash in hand is a Jink, a Jink a Slash. In the play phase he offers the Jink of least
-- use as Slash, but not the last card that dodges while he is weak.

sgs.longdan_keep_value = {
	Analeptic = 5.8, ExNihilo = 4.7, FireSlash = 5.7, Jink = 5.7, Peach = 6, Slash = 5.6, ThunderSlash = 5.5,
}

sgs.ai_view_as.longdan = function(card, _, place)
	local at_hand = place == nil or place == sgs.Player_PlaceHand or place == sgs.Player_PlaceSpecial
	if not at_hand or card:getEffectiveId() < 0 then return nil end
	if card:isKindOf("Jink") then return sgs.convertedCard(card, "slash", "longdan") end
	return card:isKindOf("Slash") and sgs.convertedCard(card, "jink", "longdan") or nil
end

table.insert(sgs.ai_skills, {
	name = "longdan",
	getTurnUseCard = function(self)
		local jinks = {}
		for _, card in ipairs(self:ownCards("h")) do
			if card:isKindOf("Jink") and card:getEffectiveId() >= 0 then table.insert(jinks, card) end
		end
		self:sortByUseValue(jinks, true)
		if not jinks[1] or self:isLastDodge(jinks[1]) then return nil end
		return sgs.Card_Parse(sgs.convertedCard(jinks[1], "slash", "longdan"))
	end,
})

-- 急袭 jixi (Deng Ai, awakened): a card of his field is used as Snatch. Spending one takes him a step away from
-- everybody, so he looks for somebody who is still near enough.

local SPECIAL = sgs.Player_PlaceSpecial

sgs.ai_view_as.jixi = function(card, player, place)
	local id = card:getEffectiveId()
	if place ~= SPECIAL or id < 0 or not player:getPile("field"):contains(id) then return nil end
	return sgs.convertedCard(card, "snatch", "jixi")
end

-- A full hand is not filled further while the land does not reach far yet.
local function had_better_wait(self)
	local me = self.player
	local far = me:getPile("field"):length() > self.room:alivePlayerCount() / 2 - 1
	return me:getHandcardNum() >= me:getHp() + 2 and not far
end

local function reaches_somebody(self, snatch)
	for _, other in ipairs(self:exclude(self.room:getOtherPlayers(self.player), snatch)) do
		if self:hasTrickEffective(snatch, other, self.player) then return true end
	end
	return false
end

table.insert(sgs.ai_skills, {
	name = "jixi",
	getTurnUseCard = function(self)
		if had_better_wait(self) then return nil end
		for _, id in sgs.qlist(self.player:getPile("field")) do
			local text = id >= 0 and sgs.convertedCard(sgs.Sanguosha:getCard(id), "snatch", "jixi")
			local snatch = text and sgs.Card_Parse(text)
			if snatch and reaches_somebody(self, snatch) then return snatch end
		end
		return nil
	end,
})

sgs.ai_delayed_value.jixi = { Indulgence = 10 }

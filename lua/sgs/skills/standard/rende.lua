-- 仁德 rende (Liu Bei): gives hand cards away, once in a turn to one after another; the second card heals
-- him. Friends get what they can use better. What is given, and when: smart/rende.lua, smart/rende_gift.lua.

local function may_begin(self)
	local me = self.player
	if me:hasUsed("RendeCard") or me:isKongcheng() then return false end
	-- there the skill ends with the second card
	return not (self.room:getMode() == "04_1v3" and me:getMark("rende") > 1)
end

table.insert(sgs.ai_skills, {
	name = "rende",
	getTurnUseCard = function(self)
		if may_begin(self) and self:shouldUseRende() then return sgs.Card_Parse("@RendeCard=.") end
	end,
})

sgs.ai_skill_use_func.RendeCard = sgs.usesRende("RendeCard")

-- He may go on with those cards that were in his hand when he began: the property names them.
sgs.ai_skill_use["@@rende"] = function(self)
	if not self.player:hasSkill("rende") then return "." end
	local cards = {}
	for _, id in ipairs(self.player:property("rende"):toString():split("+")) do
		local card = tonumber(id) and sgs.Sanguosha:getCard(tonumber(id))
		if card and self.room:getCardOwner(card:getEffectiveId()) == self.player then table.insert(cards, card) end
	end
	if #cards == 0 or not self:shouldUseRende() then return "." end
	local text, receiver = self:rendeCard("RendeCard", cards)
	return text and text .. "->" .. receiver:objectName() or "."
end

sgs.ai_use_value.RendeCard, sgs.ai_use_priority.RendeCard = 8.5, 8.8
sgs.dynamic_value.benefit.RendeCard = true
sgs.ai_card_intention.RendeCard = sgs.rendeIntention

sgs.ai_delayed_value.rende = { Indulgence = 10 }

-- Who gives two cards heals himself.
sgs.ai_heal_order.rende = function(_, friend)
	return friend:getHp() >= 2 and 5 or 0
end

sgs.ai_no_peach.rende = sgs.givesPeachAway

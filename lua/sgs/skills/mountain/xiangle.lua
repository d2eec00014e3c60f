-- 享乐 xiangle (Liu Shan): a Slash does nothing to him unless its user discards a basic card from the hand. He is
-- not slashed by those who have none to spare.

-- Basic cards of mine that could be paid with, besides those which the Slash is made of. One Jink and all
-- Peaches are kept; where the blow may kill, or an empty hand is wanted, the Jink may go too.
local function own_spare_cards(self, to, slash)
	local me, count, jinks = self.player, 0, 0
	local own = slash and (slash:isVirtualCard() and sgs.QList2Table(slash:getSubcards()) or { slash:getId() }) or {}
	for _, card in sgs.qlist(me:getHandcards()) do
		if not table.contains(own, card:getId()) and not me:isJilei(card) then
			if card:isKindOf("Jink") then jinks += 1 end
			if card:isKindOf("Slash") or card:isKindOf("Analeptic") then count += 1 end
		end
	end
	local all_may_go = to:getHp() <= 1 or me:getHandcardNum() == 2 and self:needKongcheng(me)
	return count + math.max(all_may_go and jinks or jinks - 1, 0)
end

sgs.ai_slash_prohibit.xiangle = function(self, from, to, slash)
	if self:isFriend(to, from) then return false end
	if from == self.player then return own_spare_cards(self, to, slash) < 1 end
	local jinks = math.max(self:guess("Jink", from) - 1, 0)
	return self:guess("Slash", from) + self:guess("Analeptic", from) + jinks < 2
end

-- A drunk blow that nothing answers is worth wine or a Peach.
local function is_deadly(self, target)
	if self.player:getMark("drank") == 0 or self:guess("Jink", target) >= 1 then return false end
	return self:getAllPeachNum(target) < 1
end

sgs.ai_skill_cardask["@xiangle-discard"] = function(self, data)
	local me, target = self.player, data:toPlayer()
	if target and self:isFriend(target) and not self:findLeijiTarget(target, 50, me) then return "." end
	local classes = { "Slash", "Jink" }
	if target and is_deadly(self, target) then table.insertTable(classes, { "Analeptic", "Peach" }) end
	local cards = sgs.QList2Table(me:getHandcards())
	self:sortByKeepValue(cards)
	for _, class in ipairs(classes) do
		for _, card in ipairs(cards) do
			if card:isKindOf(class) and not me:isJilei(card) then
				trace.consider(card:toString(), self:getKeepValue(card), "paid so that the Slash counts")
				return "$" .. card:getEffectiveId()
			end
		end
	end
	return "."
end

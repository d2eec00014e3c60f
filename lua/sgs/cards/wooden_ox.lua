-- 木牛流马 Wooden Ox: keeps a card of the hand, and may walk on to a friend with all of them.

-- Treasures: into an empty slot; not while a friend's ox may still come here.
function SmartAI:whyNotTreasure(card, old)
	if old then return "the slot is taken" end
	if card:isKindOf("WoodenOx") then return nil end
	for _, friend in ipairs(self.friends_noself) do
		if friend:getTreasure() and friend:getPile("wooden_ox"):length() > 1 then return "a friend's ox may come" end
	end
end

-- A card that a friend needs, and the friend; he must have room for the ox.
local function for_friend(self, cards)
	if not self.getCardNeedPlayer then return nil end
	local card, friend = self:getCardNeedPlayer(cards)
	if not card or not friend or friend == self.player or friend:getTreasure() then return nil end
	if self:getOverflow() > 0 or self:isWeak(friend) then return card, friend end
end

local function putting(card)
	return sgs.Card_Parse("@WoodenOxCard=" .. card:getEffectiveId())
end

table.insert(sgs.ai_skills, { name = "wooden_ox", getTurnUseCard = function(self)
	local me = self.player
	self.wooden_ox_friend = nil
	if not me:hasSkill("wooden_ox") or me:isKongcheng() or me:hasUsed("WoodenOxCard") then return nil end
	local cards = sgs.QList2Table(me:getHandcards())
	self:sortByUseValue(cards, true)
	local card, friend = for_friend(self, cards)
	if card then
		self.wooden_ox_friend = friend:objectName()
		return putting(card)
	end
	if self:getOverflow() > 0 or #cards == 1 and self:needKongcheng() then return putting(cards[1]) end
end })

sgs.ai_skill_use_func.WoodenOxCard = function(card, use)
	use.card = card
end

-- To the friend for whom the card was put in; otherwise the ox stays.
sgs.ai_skill_playerchosen.wooden_ox = function(self, targets)
	for _, target in sgs.qlist(targets) do
		if target:objectName() == self.wooden_ox_friend then
			trace.consider(target, nil, "the friend who needs the card")
			return target
		end
	end
	trace.note("the ox stays")
	return nil
end

-- 遗计 yiji (Guo Jia): for each point of damage he draws two and may lay one or two hand cards aside for each of two
-- others, who take them in their draw phase. He keeps what saves him, and at least two cards.

sgs.ai_skill_invoke.yiji = function(self)
	return #self.friends_noself > 0 or not self:needKongcheng(self.player, true)
end

-- Hand cards that he can spare.
local function spare_cards(self)
	local spare, me = {}, self.player
	local many_jinks = self:getCardsNum("Jink") > me:getHp() + self:getCardsNum("Peach")
	for _, card in sgs.qlist(me:getHandcards()) do
		local saves = card:isKindOf("Peach") or card:isKindOf("Analeptic") or card:isKindOf("Jink") and not many_jinks
		if card:getId() >= 0 and not saves and not me:isJilei(card) then table.insert(spare, card) end
	end
	return spare
end

-- Up to two friends, in the order in which they act, each with up to two ids.
local function plan(self)
	local rows, left = {}, self.player:getHandcardNum() - 2
	for _, card in ipairs(spare_cards(self)) do
		local friend, id = self:shareOut({ card:getEffectiveId() })
		local row
		for _, one in ipairs(rows) do
			if one.friend == friend then row = one end
		end
		if friend and not row and #rows < 2 then
			row = { friend = friend, ids = {} }
			table.insert(rows, row)
		end
		if row and #row.ids < 2 and left > 0 then
			table.insert(row.ids, id)
			left -= 1
		end
	end
	table.sort(rows, function(a, b)
		return self:playerGetRound(a.friend) < self:playerGetRound(b.friend)
	end)
	return rows
end

sgs.ai_skill_use["@@yiji"] = function(self)
	if not self.player:hasSkill("yiji") then return "." end
	self.yiji_plan = {}
	local names = {}
	for _, row in ipairs(plan(self)) do
		if #row.ids > 0 then
			table.insert(self.yiji_plan, row)
			table.insert(names, row.friend:objectName())
		end
	end
	if #names == 0 then return "." end
	return "@YijiCard=.->" .. table.concat(names, "+")
end

local function may_be_given(self, id, pattern)
	local held = self.room:getCardOwner(id) == self.player and self.room:getCardPlace(id) == sgs.Player_PlaceHand
	return held and self:fitsRequest(sgs.Sanguosha:getCard(id), pattern)
end

local function all_may_be_given(self, ids, pattern)
	for _, id in ipairs(ids) do
		if not may_be_given(self, id, pattern) then return false end
	end
	return true
end

-- Asked once for each of the targets, in the same order.
sgs.ai_skill_discard.yiji = function(self, discard_num, min_num, _, _, pattern)
	local row = table.remove(self.yiji_plan or {}, 1)
	local fits = row and #row.ids >= (min_num or 1) and #row.ids <= discard_num
	if fits and all_may_be_given(self, row.ids, pattern) then return row.ids end
	local spare = {}
	for _, card in ipairs(spare_cards(self)) do
		if may_be_given(self, card:getEffectiveId(), pattern) then table.insert(spare, card:getEffectiveId()) end
	end
	local least = math.max(min_num or 1, 1)
	return #spare >= least and table.move(spare, 1, least, 1, {}) or nil
end

-- Health for two cards and what they do for friends, once he can afford it.
sgs.ai_need_damaged.yiji = function(self, _, player)
	player = player or self.player
	if self:isWeak(player) or player:getHp() <= 2 or player:getHandcardNum() < 2 then return false end
	return sgs.turncount > 2 and #self:getFriendsNoself(player) > 0
end

sgs.ai_damage_value.yiji = function(_, _, dealt)
	return -10 * dealt
end

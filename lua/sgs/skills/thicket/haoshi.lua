-- 好施 haoshi (Lu Su): draws two cards more; with more than five in hand he gives half of them to a player with
-- the fewest cards. Done where nothing has to be given, or where it goes to a friend.

local LIMIT = 5

local function poorest(self)
	local found, least = {}, nil
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		local hand = player:getHandcardNum()
		if not least or hand < least then found, least = {}, hand end
		if hand == least then table.insert(found, player) end
	end
	return found
end

-- Friends who can use cards, then those to whom they are lost, then whoever is least of an enemy.
local function rank(self, player)
	local lost = hasManjuanEffect(player)
	if self:isFriend(player) then return lost and 2 or 1 end
	return lost and 1.5 or 3 + math.max(self:objectiveLevel(player), 0)
end

-- Of those players, the poorest, the one to whom half of the cards had best go.
local function beggar(self, players)
	local best
	self:sort(players, "defense")
	for _, player in ipairs(players) do
		if not best or rank(self, player) < rank(self, best) then best = player end
	end
	return best
end

sgs.ai_skill_invoke.haoshi = function(self)
	local hand = self.player:getHandcardNum() + self:ImitateResult_DrawNCards(self.player)
	if hand <= LIMIT then return true end
	local player = beggar(self, poorest(self))
	if not player then return false end
	trace.note(string.format("%d cards would be at hand, half of them for %s", hand, player:objectName()))
	return rank(self, player) == 1
end

-- What rescues a friend in danger goes along, as far as he is not in danger himself.
local function with_rescue(self, rows, receiver)
	if not self:isFriend(receiver) or not self:isWeak(receiver) or self:isWeak() then return rows end
	for place, row in ipairs(rows) do
		if row.card:isKindOf("Jink") or row.card:isKindOf("Peach") then
			table.insert(rows, 1, table.remove(rows, place))
			break
		end
	end
	return rows
end

-- Those who were poorest when the cards were counted: the mark says how few they hold.
local function may_receive(self)
	local found = {}
	for _, player in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if player:getHandcardNum() == self.player:getMark("haoshi") then table.insert(found, player) end
	end
	return found
end

-- Half of the hand: what he can best do without.
local function half_of_hand(self, receiver)
	local rows, ids = with_rescue(self, self:pricesOfCards(self.player:getHandcards()), receiver), {}
	for place = 1, math.floor(self.player:getHandcardNum() / 2) do
		if rows[place] then table.insert(ids, rows[place].card:getEffectiveId()) end
	end
	return ids
end

sgs.ai_skill_use["@@haoshi"] = function(self)
	if not self.player:hasSkill("haoshi") then return "." end
	local player = beggar(self, may_receive(self))
	local ids = player and half_of_hand(self, player) or {}
	if #ids == 0 then return "." end
	trace.consider(player, player:getHandcardNum(), "has the fewest cards, and harms least with these")
	return "@HaoshiCard=" .. table.concat(ids, "+") .. "->" .. player:objectName()
end

sgs.ai_card_intention.HaoshiCard = -80

-- A card more, as long as he still keeps all that he draws.
sgs.ai_cardneed.haoshi = function(to, _, self)
	if self:willSkipDrawPhase(to) then return false end
	return to:getHandcardNum() + 1 + self:ImitateResult_DrawNCards(to) <= LIMIT
end

sgs.ai_draw_count.haoshi = 2

sgs.ai_delayed_value.haoshi = { SupplyShortage = 10 }

-- 观星 Stargazing: the next cards of the draw pile are put in an order that serves.
--
-- First comes what will be judged, then what will be drawn, then what the next player judges. Cards
-- that serve nobody go under the pile. A plan holds the cards not yet placed, least useful first.

-- A card's suit as a player's judgement sees it.
function sgs.judgedSuit(card, player)
	local suit = card:getSuitString()
	return suit == "spade" and player:hasSkill("hongyan") and "heart" or suit
end

-- Whether a lightning would strike the player by this card.
function sgs.isStruckBy(card, player)
	local number = card:getNumber()
	return sgs.judgedSuit(card, player) == "spade" and number >= 2 and number <= 9
end

-- The suit that gets a player past a delayed trick (sgs.ai_judgestring, see skills/standard/guanxing.lua); nil for
-- lightning.
function sgs.wantedSuit(trick)
	if trick:isKindOf("Lightning") then return nil end
	return sgs.ai_judgestring[trick:objectName()] or sgs.ai_judgestring[trick:getSuitString()] or "heart"
end

local function new_plan(self, ids)
	local pool = {}
	for _, id in ipairs(ids) do
		local card = id >= 0 and sgs.Sanguosha:getCard(id)
		if not card then return nil end
		table.insert(pool, card)
	end
	self:sortByUseValue(pool, true)
	return { pool = pool, up = {}, play_lost = self.player:isSkipped(sgs.Player_Play) }
end

-- The next player who will have a turn.
function SmartAI:nextToAct()
	local player = self.player
	for _ = 1, self.room:alivePlayerCount() - 1 do
		player = player:getNextAlive()
		if player:faceUp() then return player end
	end
	return nil
end

local function ids_of(...)
	local ids = {}
	for _, cards in ipairs({ ... }) do
		for _, card in ipairs(cards) do table.insert(ids, card:getEffectiveId()) end
	end
	return ids
end

local function told(ids)
	local names = {}
	for _, id in ipairs(ids) do
		local card = sgs.Sanguosha:getCard(id)
		table.insert(names, card:objectName() .. ":" .. card:getSuitString() .. ":" .. card:getNumber())
	end
	return #names > 0 and table.concat(names, " ") or "nothing"
end

-- Cards of the own luoshen come first of all; where there are none it had better not begin.
local function before_judging(self, plan)
	local later = false
	for _, skill in sgs.qlist(self.player:getVisibleSkillList()) do
		local name = skill:objectName()
		later = later or name == "guanxing"
		if later and name == "luoshen" then self:guanxingForLuoshen(plan) end
	end
end

-- What the pile is to be: up, bottom.
local function both_sides(self, ids)
	local plan = new_plan(self, ids)
	if not plan then return ids, {} end
	local ended = self:guanxingForJudging(plan)
	if ended then
		trace.note("the judgements decide: " .. ended)
		return ids_of(plan.up), ids_of(plan.pool)
	end
	before_judging(self, plan)
	plan.draws = plan.draw_lost and 0 or self:expectedDraws()
	local other = self:nextToAct()
	plan.next = {}
	if other and other ~= self.player then self:guanxingForNext(plan, other) end
	self:guanxingForDrawing(plan, other)
	return ids_of(plan.up, plan.drawn, plan.next), ids_of(plan.pool)
end

-- All go on top: what the next player judges, then the most useful.
local function up_only(self, ids)
	local plan = new_plan(self, ids)
	if not plan then return ids, {} end
	plan.draws, plan.next = 0, {}
	local other = self.player:getNextAlive()
	if other ~= self.player then self:guanxingForNext(plan, other) end
	local rest = sgs.reverse(plan.pool)
	return ids_of(plan.next, rest), {}
end

-- The ids from the top of the pile, and those under it. `kind`: where they may go, Room_Guanxing….
function SmartAI:askForGuanxing(card_ids, kind)
	if kind == sgs.Room_GuanxingDownOnly then return {}, card_ids end
	local up, bottom
	if kind == sgs.Room_GuanxingUpOnly then up, bottom = up_only(self, card_ids) else up, bottom = both_sides(self, card_ids) end
	if #up + #bottom ~= #card_ids then return card_ids, {} end
	if trace.wanted() then trace.note("on top " .. told(up) .. "; under the pile " .. told(bottom)) end
	return up, bottom
end

sgs.ai_default.askForGuanxing = function(self, card_ids, kind)
	return self:askForGuanxing(card_ids, kind)
end

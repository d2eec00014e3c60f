-- Guanxing: cards for what will be judged, one's own delayed tricks and those of the next player.

local PHASES = { indulgence = sgs.Player_Play, supply_shortage = sgs.Player_Draw }

-- The delayed tricks of a player in the order in which they are judged: the last one first.
local function to_judge(player)
	if player:containsTrick("YanxiaoCard") then return {} end
	return sgs.reverse(sgs.QList2Table(player:getJudgingArea()))
end

local function phase_of(trick)
	for name, phase in pairs(PHASES) do
		if sgs.ai_judgestring[name] == sgs.wantedSuit(trick) then return phase end
	end
end

-- Takes the first card of the pool for which the test holds.
local function take(pool, test)
	for place, card in ipairs(pool) do
		if test(card) then return table.remove(pool, place) end
	end
end

-- The cheapest card for each open slot in front of a filled one, and for those behind where
-- `behind` is set. Gives the cards in order.
local function close_gaps(pool, slots, count, behind)
	local last = 0
	for slot = 1, count do
		if slots[slot] then last = slot end
	end
	local cards = {}
	for slot = 1, behind and count or last do
		local card = slots[slot] or table.remove(pool, 1)
		if not card then break end
		table.insert(cards, card)
	end
	return cards
end

-- Gives the cards of slots from a place on back to the pool.
local function give_back(self, plan, slots, from, to)
	for slot = from, to do
		if slots[slot] then table.insert(plan.pool, slots[slot]) end
		slots[slot] = nil
	end
	self:sortByUseValue(plan.pool, true)
end

-- Fills slots but that of lightning; notes which phases are lost.
local function serve_own(self, plan, tricks, slots)
	local served, lightning = 0, nil
	for slot, trick in ipairs(tricks) do
		local suit, phase = sgs.wantedSuit(trick), phase_of(trick)
		if not suit then
			lightning = lightning or slot
		elseif not self.player:isSkipped(phase or -1) then
			slots[slot] = take(plan.pool, function(card)
				return sgs.judgedSuit(card, self.player) == suit
			end)
			if slots[slot] then served += 1 end
			if not slots[slot] and phase == sgs.Player_Draw then plan.draw_lost = true end
			if not slots[slot] and phase == sgs.Player_Play then plan.play_lost = true end
		end
	end
	return served, lightning
end

-- Puts the cards for the own judgements into plan.up. Gives a reason where nothing more can be done.
function SmartAI:guanxingForJudging(plan)
	local me, tricks, slots = self.player, to_judge(self.player), {}
	if #tricks == 0 then return nil end
	local served, lightning = serve_own(self, plan, tricks, slots)
	if lightning then
		slots[lightning] = take(plan.pool, function(card)
			return not sgs.isStruckBy(card, me)
		end)
		if not slots[lightning] then
			give_back(self, plan, slots, lightning, #tricks)
			plan.up = close_gaps(plan.pool, slots, lightning - 1, true)
			return "lightning strikes with every card but one that nobody has seen"
		end
		served += 1
	end
	if served == 0 then return "no trick can be got past" end
	plan.up = close_gaps(plan.pool, slots, #tricks, not plan.draw_lost)
	if plan.draw_lost and #plan.up < #tricks then return "nothing is drawn" end
	plan.judged = true
	return nil
end

-- luoshen, which comes after guanxing: all black cards first.
function SmartAI:guanxingForLuoshen(plan)
	local black = {}
	for place = #plan.pool, 1, -1 do
		if sgs.judgedSuit(plan.pool[place], self.player) ~= "heart" and plan.pool[place]:isBlack() then
			table.insert(black, table.remove(plan.pool, place))
		end
	end
	self.player:setFlags("AI_Luoshen_Conflict_With_Guanxing")
	self.player:setMark("AI_loushen_times", #black)
	if #black == 0 then self.player:setFlags("AI_doNotInvoke_luoshen") end
	table.insertTable(black, plan.up)
	plan.up = black
end

-- What the next player judges: lightning that comes on to him first, then his own.
local function tricks_of_next(self, player)
	local tricks = to_judge(player)
	if player:containsTrick("lightning") or player:containsTrick("YanxiaoCard") then return tricks end
	for _, trick in sgs.qlist(self.player:getJudgingArea()) do
		if trick:isKindOf("Lightning") then table.insert(tricks, 1, trick) end
	end
	return tricks
end

-- Puts the cards for his judgements into plan.next, as long as enough is left to draw: friends get
-- past their tricks, others do not. plan.failed: what he judges last cannot be told.
function SmartAI:guanxingForNext(plan, player)
	local tricks, slots, helps = tricks_of_next(self, player), {}, self:isFriend(player)
	for slot, trick in ipairs(tricks) do
		if #plan.pool > plan.draws then
			local suit = sgs.wantedSuit(trick)
			slots[slot] = take(plan.pool, function(card)
				local good
				if suit then good = sgs.judgedSuit(card, player) == suit else good = not sgs.isStruckBy(card, player) end
				return good == (helps == true)
			end)
		end
	end
	plan.failed = #tricks > 0 and not slots[#tricks]
	plan.next = close_gaps(plan.pool, slots, #tricks, false)
end

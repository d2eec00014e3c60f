-- Guanxing: which cards to draw, and what is left on top for the next player.

-- What is drawn with most gain now, with the reason; nil where nothing stands out.
local function outstanding(self, plan, card, most)
	local me = self.player
	local slash, jink = self:getCardsNum("Slash") + most.slash, self:getCardsNum("Jink") + most.jink
	if card:isKindOf("Peach") and (me:isWounded() or self:getCardsNum("Peach") == 0) then return "a Peach" end
	if card:isKindOf("ExNihilo") and not plan.play_lost then return "draws two more" end
	local skill = self:wantedBySkill(card, me)
	if skill then return "wanted by " .. skill end
	if card:isKindOf("Slash") then return slash == 0 and not plan.play_lost and "a Slash" or nil end
	if card:isKindOf("Jink") then return jink == 0 and "a Jink" or nil end
	return slash > 0 and jink > 0 and "something beside Slash and Jink" or nil
end

local function choose(plan, place, why, most)
	local card = table.remove(plan.pool, place)
	trace.consider(card:toString(), #plan.drawn + 1, "drawn: " .. why)
	table.insert(plan.drawn, card)
	if card:isKindOf("Slash") then most.slash += 1 end
	if card:isKindOf("Jink") then most.jink += 1 end
	if card:isKindOf("ExNihilo") and not plan.play_lost then plan.draws += 2 end
end

-- Fills the draws, best cards first.
local function fill(self, plan)
	local most = { slash = 0, jink = 0 }
	local place = #plan.pool
	while place >= 1 and #plan.drawn < plan.draws do
		local why = outstanding(self, plan, plan.pool[place], most)
		if why then choose(plan, place, why, most) end
		place -= 1
	end
	while #plan.drawn < plan.draws and #plan.pool > 0 do
		local card = self:getValuableCardForGuanxing(plan.pool, plan)
		local found = card and table.indexOf(plan.pool, card) or -1
		if found < 0 then break end
		choose(plan, found, "of use now", most)
	end
end

-- ExNihilo belongs where the draw ends, so that what it draws lies behind it.
local function move_ex_nihilo(plan, first_draws)
	if plan.judged or #plan.next > 0 or #plan.drawn < first_draws then return end
	for place = 1, first_draws - 1 do
		if plan.drawn[place]:isKindOf("ExNihilo") then
			table.insert(plan.drawn, first_draws, table.remove(plan.drawn, place))
			return
		end
	end
end

-- Cards behind my draws: good ones for a friend, as long as enough is left to draw; useless ones for
-- anybody else, where I have all that I draw.
local function leave(self, plan, player)
	if not player or player == self.player or plan.failed then return end
	local helps, lacking = self:isFriend(player), plan.draws - #plan.drawn
	if not helps and lacking > 0 then return end
	for place = #plan.pool, 1, -1 do
		local card = plan.pool[place]
		local fits
		if #plan.pool <= lacking then
			fits = false
		elseif helps then
			local healed = card:isKindOf("Peach") and player:isWounded()
			fits = healed or card:isKindOf("ExNihilo") or self:wantedBySkill(card, player) ~= nil
		else
			fits = card:isKindOf("Lightning") and not player:hasSkills("leiji|nosleiji")
				or card:isKindOf("AmazingGrace") or card:isKindOf("GodSalvation")
		end
		if fits then
			table.insert(plan.next, table.remove(plan.pool, place))
			trace.consider(card:toString(), #plan.next, helps and "left for the friend who is next" or "of little use to who is next")
		end
	end
end

-- Chooses plan.drawn from the pool; drops or keeps what was meant for the next player.
function SmartAI:guanxingForDrawing(plan, player)
	plan.drawn = {}
	local first_draws = plan.draws
	if plan.draws > 0 then fill(self, plan) end
	leave(self, plan, player)
	if #plan.next == 0 then return move_ex_nihilo(plan, first_draws) end
	-- what is meant for the next player lies behind my draws: they have to be full, or it is not his
	if #plan.pool >= plan.draws - #plan.drawn then
		while #plan.drawn < plan.draws do table.insert(plan.drawn, table.remove(plan.pool)) end
	else
		table.insertTable(plan.pool, plan.next)
		plan.next = {}
	end
end

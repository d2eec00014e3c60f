-- With few big blinds: all in or nothing, by an equilibrium heads-up, and in proportion where more are to act.

holdem.tuning.fair.pushfold = {
	heads_up = 10, -- big blinds up to which it is all in or nothing
	more = 9, -- the same with more players
	share = 0.78, less = 0.021, -- of all hands that are all in heads-up: about so many, less with every big blind
	behind = 0.75, -- how much fewer hands with more to act: by their number to this power
}

local fair = holdem.rules.fair

-- How often a class is all in where so many are to act.
local function shoves(game, stack)
	if game.behind <= 1 then return holdem.shoves(game.class, stack) end
	local tuning = holdem.tuning.fair.pushfold
	local heads_up = math.clamp(tuning.share - tuning.less * stack, 0.2, 1)
	return fair.above(game.class_place, 1 - heads_up / game.behind ^ tuning.behind, 0.02)
end

-- Options where the stacks are so short before the flop, else nil.
function fair.pushfold(game)
	local tuning = holdem.tuning.fair.pushfold
	local stack = (game.spent + game.reach) / game.bb
	if game.street > 0 or stack > (game.seats == 2 and tuning.heads_up or tuning.more) then return nil end
	local all_in = fair.raise_to(game, game.spent + game.reach)
	local chance, act
	if game.raises == 0 and game.owed > 0 and all_in then
		chance, act = shoves(game, stack), all_in
	elseif game.raises > 0 and game.seats == 2 and game.owed >= game.reach * 0.9 then
		chance, act = holdem.calls_shove(game.class, stack), { name = "call" }
	else
		return nil
	end
	act.chance = chance
	return { { name = "fold", chance = 1 - chance }, act }
end

-- What the four codes of one point amount to together: two 15s are a double three, 15 and 20 a
-- four-three, two 20s a double four.

local seed, codes = gomoku.seed, gomoku.codes

local FOURS = { [codes.rush_four] = 1, [codes.double_four] = 2, [codes.straight_four] = 1 }
local THREES = { [codes.open_three] = 1, [codes.split_three] = 1 }

-- `five`, `44`, `43`, `33`, `straight_four`, or nothing that wins by itself.
function seed.compound(lines)
	local fours, threes, largest = 0, 0, 0
	for n = 0, 3 do
		local code = lines[n]
		fours += FOURS[code] or 0
		threes += THREES[code] or 0
		if code > largest then largest = code end
	end
	if largest == codes.five then return "five" end
	if fours > 1 then return "44" end
	if largest == codes.straight_four then return "straight_four" end
	if fours == 1 and threes > 0 then return "43" end
	return threes > 1 and "33" or nil
end

-- For Black two threes and two fours are forbidden in renju, so they win nothing for him.
function seed.is_win(game, who, compound)
	local is_bound = game.rule == "renju" and game.colour[who] == "black"
	return compound ~= nil and not (is_bound and (compound == "33" or compound == "44"))
end

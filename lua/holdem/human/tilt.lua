-- Tilt: who loses much of his stack in one hand plays the next ones hotter (setting `tilt`, 0 to 1: how much).

holdem.human.tilt = {
	loss = 0.3, -- this part of the stack lost in one hand is felt
	fades = 0.8, -- what is left of it from hand to hand
	haste = 0.2, -- how much easier choices seem
}

local human = holdem.rules.human
local felt = {} -- by seat: the hand seen last, its stack, and how hot the seat is

-- How hot the seat is, 0 to 1.
function human.heat(view)
	local tilt, strength = holdem.human.tilt, holdem.settings.tilt
	if strength <= 0 then return 0 end
	local seat, hand, stack = view:seat(), view:hand_number(), view:start_stack()
	local before = felt[seat]
	local heat = before and before.heat or 0
	if before and before.hand ~= hand then
		local lost = (before.stack - stack) / math.max(before.stack, 1)
		heat = math.min(heat * tilt.fades + (lost >= tilt.loss and lost or 0), 1)
	end
	felt[seat] = { hand = hand, stack = stack, heat = heat }
	return heat * math.min(strength, 1)
end

-- What the mode of a game says otherwise than the identity game: `sgs.modes[name]`, with any of these functions.
--
-- `open_roles()`: whether everybody sees them · `extra_health(player)` at the start, instead of a lord's ·
-- `first_hand(player)`: cards of the first hand · `first_draw(player)`: cards of a draw phase · `begin(room)`: before the
-- first turn · `next_player(room, last)`: whose turn follows · `winner_after(room, victim)`: who has won by a death, or
-- nil · `after_burial(room, victim, damage)` instead of rewards · `taken_from()`: the areas which Snatch and Dismantlement
-- reach · `arrange(room, use)`: the order of targets · `ex_nihilo(room, player)`: how many cards it draws.

local Room = sgs.Room

-- The word of the mode on something, and whether it has one.
function Room:mode_says(name, ...)
	local says = (sgs.modes[self.mode] or {})[name]
	if not says then return nil, false end
	return says(...), true
end

-- The areas which Snatch and Dismantlement reach.
function sgs.taken_from(room)
	return room:mode_says("taken_from") or "hej"
end

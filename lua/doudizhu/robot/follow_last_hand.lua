-- Follow rule 4: when all but bombs and the rocket is one play, that answers where it fits; otherwise a bomb
-- does, and what is left goes out next.

local robot = doudizhu.rules.robot

function robot.last_hand(game)
	local split = game.split
	if #split.bomb + #split.rocket == 0 then return nil end
	local rest = game.hand
	for _, bomb in ipairs(split.bomb) do rest = doudizhu.sub(rest, robot.text(bomb)) end
	if split.rocket[1] then rest = doudizhu.sub(rest, robot.text(split.rocket[1])) end
	if not doudizhu.group(rest) then return nil end
	return doudizhu.group(rest, game.last) or robot.ways.bomb(game, game.last)
end

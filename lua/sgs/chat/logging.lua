-- What scripts write for those who look on: lines of a log, never an answer.

local function write(...)
	local words = table.pack(...)
	for at = 1, words.n do words[at] = tostring(words[at]) end
	global_room:writeToConsole(table.concat(words, " "))
end

function SmartAI:log(...)
	write(...)
end

function logmsg(_, ...)
	write(...)
end

-- What is said when a card is used: the brain speaks by events of its own.
function speakTrigger() end

function debugFunc() end

function sgs.broadcastRole() end

-- Friends and enemies of a brain, and how everybody seems.
function sgs.printFEList(player)
	local brain = sgs.brainOf(player)
	for kind, players in pairs({ friends = brain.friends, enemies = brain.enemies }) do
		local names = {}
		for _, other in ipairs(players) do table.insert(names, other:objectName()) end
		write(player:objectName(), kind, table.concat(names, " "))
	end
end

function outputPlayersEvaluation()
	for _, player in sgs.qlist(global_room:getAlivePlayers()) do
		write(player:objectName(), sgs.evaluatePlayerRole(player))
	end
end

-- Whether judgements of roles went wrong: nothing here follows from it.
function sgs.checkMisjudge() end

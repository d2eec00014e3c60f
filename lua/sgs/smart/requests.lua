-- What a brain answers when no handler has an opinion: skills, players, words, suits.

-- A Frequent skill is used, any other is not.
sgs.ai_default.askForSkillInvoke = function(self, skill_name)
	local skill = sgs.Sanguosha:getSkill(skill_name)
	return skill ~= nil and skill:getFrequency(self.player) == sgs.Skill_Frequent
end

-- Of the players offered, the first of those whom the brain has sorted.
local function first_offered(self, players, targets, key)
	local offered = {}
	for _, player in ipairs(players) do
		if targets:contains(player) then table.insert(offered, player) end
	end
	self:sort(offered, key)
	return offered[1]
end

-- An enemy or a friend where it is known what being chosen means; otherwise one by chance.
sgs.ai_default.askForPlayerChosen = function(self, targets, reason)
	local meant = sgs.ai_playerchosen_intention[reason]
	if type(meant) == "number" and meant ~= 0 then
		local players = meant > 0 and self.enemies or self.friends
		local chosen = first_offered(self, players, targets, "defense")
		if chosen then
			trace.consider(chosen, meant, meant > 0 and "harmful: the weakest enemy" or "helpful: the weakest friend")
			return chosen
		end
	end
	if targets:isEmpty() then return nil end
	trace.note("nothing is known of " .. reason .. ": one by chance")
	return targets:at(math.random(0, targets:length() - 1))
end

-- Words that do harm to whoever says them, beside the skills that only hurt.
local HARMFUL = { losehp = true, lose_hp = true, losemaxhp = true, lose_max_hp = true, damage = true }
for _, skill in ipairs(sgs.bad_skills:split("|")) do
	HARMFUL[skill] = true
end

-- The first of the words that is among the choices (joined by "+"); nil where none is.
function sgs.offered(choices, ...)
	local words = choices:split("+")
	for _, word in ipairs({ ... }) do
		if table.contains(words, word) then return word end
	end
	return nil
end

-- One of the words by chance, but none that does harm while there is another.
sgs.ai_default.askForChoice = function(_, _, choices)
	local words = choices:split("+")
	local harmless = {}
	for _, word in ipairs(words) do
		if HARMFUL[word:lower()] then
			trace.reject(word, "harms oneself")
		else
			table.insert(harmless, word)
		end
	end
	if #harmless == 0 then harmless = words end
	return harmless[math.random(1, #harmless)]
end

sgs.ai_default.askForSuit = function()
	return math.random(0, 3)
end

-- A Jink is used as it would be given; what else is asked for only a handler knows.
sgs.ai_default.askForUseCard = function(self, pattern, _, method)
	if pattern:gsub("!$", "") == "jink" then return self:asHandled(self:respondWith("Jink"), method) end
	trace.note("only a handler knows what " .. pattern .. " is good for")
	return "."
end

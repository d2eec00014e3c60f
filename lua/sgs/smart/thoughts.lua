-- What a brain has worked out and need not work out again. All of it lies in `sgs.memo`, which is emptied
-- before each decision, and when the state, the viewer or a flag, mark or tag changes. In a decision
-- `sgs.memo.on` is true: only then is remembered what else is worked out anew each time.

local memo = sgs.memo

-- A table that lasts as long as the judgement of friends and enemies.
function SmartAI:thoughts()
	local kept = memo[self]
	if not kept or kept.of ~= self.enemies then
		kept = { of = self.enemies }
		memo[self] = kept
	end
	return kept
end

-- Whether the own player has a skill (or one of "a|b+c"): asked once.
function SmartAI:knows(skills)
	local thoughts = self:thoughts()
	local known = thoughts.known
	if not known then
		known = {}
		thoughts.known = known
	end
	if known[skills] == nil then known[skills] = self.player:hasSkills(skills) end
	return known[skills]
end

-- How many cards of a class the own player can use: counted once.
function SmartAI:countOf(class)
	local thoughts = self:thoughts()
	local key = "count of " .. class
	if not thoughts[key] then thoughts[key] = self:getCardsNum(class) end
	return thoughts[key]
end

-- The names of the own visible skills, in order.
function SmartAI:ownSkills()
	local thoughts = self:thoughts()
	if thoughts.skills then return thoughts.skills end
	local names = {}
	for _, skill in sgs.qlist(self.player:getVisibleSkillList()) do
		table.insert(names, skill:objectName())
	end
	thoughts.skills = names
	return names
end

-- Of the own skills, what sgs["<skill><ending>"] holds, in order of the skills.
function SmartAI:ownTables(ending)
	local thoughts = self:thoughts()
	if thoughts[ending] then return thoughts[ending] end
	local tables = {}
	for _, skill in ipairs(self:ownSkills()) do
		local values = sgs[skill .. ending]
		if type(values) == "table" then table.insert(tables, values) end
	end
	thoughts[ending] = tables
	return tables
end

-- The enemy with the least defence against Slashes, or nil.
function SmartAI:weakestEnemy()
	local thoughts = self:thoughts()
	if thoughts.weakest == nil then
		local enemies = table.clone(self.enemies)
		self:sort(enemies, "defense")
		thoughts.weakest = enemies[1] or false
	end
	return thoughts.weakest or nil
end

-- The ids of cards that lie in the own wooden ox.
function SmartAI:oxCards()
	local thoughts = self:thoughts()
	thoughts.ox = thoughts.ox or sgs.QList2Table(self.player:getPile("wooden_ox"))
	return thoughts.ox
end

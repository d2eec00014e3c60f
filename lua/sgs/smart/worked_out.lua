-- Questions about players that are asked over and over in one decision: answered once. They follow from the
-- state and from what scripts have written; both empty `sgs.memo` where they change.

local memo = sgs.memo

-- Stands for "no argument" and for "no answer".
local NOTHING = {}

local function row_of(rows, key)
	if key == nil then key = NOTHING end
	local row = rows[key]
	if not row then
		row = {}
		rows[key] = row
	end
	return row
end

-- What `row` holds under a key; where it holds nothing, what `work` gives for the arguments.
local function answered(row, key, work, ...)
	local answer = row[key]
	if answer == nil then
		answer = work(...)
		row[key] = answer == nil and NOTHING or answer
	elseif answer == NOTHING then
		return nil
	end
	return answer
end

-- Methods of one player, by default the brain's own.
local function by_player(name)
	local work = SmartAI[name]
	SmartAI[name] = function(self, player)
		if not memo.on then return work(self, player) end
		player = player or self.player
		return answered(row_of(self:thoughts(), name), player, work, self, player)
	end
end

-- Methods of up to three players, cards or names.
local function by_three(name)
	local work = SmartAI[name]
	SmartAI[name] = function(self, a, b, c)
		if not memo.on then return work(self, a, b, c) end
		local row = row_of(row_of(row_of(self:thoughts(), name), a), b)
		return answered(row, c == nil and NOTHING or c, work, self, a, b, c)
	end
end

-- Methods of up to three of these and two flags or numbers.
local function by_five(name)
	local work = SmartAI[name]
	SmartAI[name] = function(self, a, b, c, d, e)
		if not memo.on then return work(self, a, b, c, d, e) end
		local row = row_of(row_of(row_of(row_of(self:thoughts(), name), a), b), c)
		local key = (d == true and 1 or d or 0) * 2 + (e and 1 or 0)
		return answered(row, key, work, self, a, b, c, d, e)
	end
end

for _, name in ipairs({ "isWeak", "isGoodChainPartner", "needToThrowArmor", "getAllPeachNum", "getDangerousCard",
	"getValuableCard", "hasLoseHandcardEffective", "willSkipPlayPhase", "getLeastHandcardNum" }) do
	by_player(name)
end
for _, name in ipairs({ "damageIsEffective", "getDamagedEffects", "needKongcheng", "getCardsNum", "cantbeHurt",
	"hasTrickEffective", "canAim" }) do
	by_three(name)
end
for _, name in ipairs({ "needToLoseHp", "doNotDiscard", "hasHeavySlashDamage", "slashIsEffective" }) do
	by_five(name)
end

-- Defence as a brain sees it.
for _, name in ipairs({ "getDefense", "getDefenseSlash" }) do
	local work = sgs[name]
	sgs[name] = function(player, brain)
		if not memo.on then return work(player, brain) end
		return answered(row_of(row_of(memo, name), brain), player, work, player, brain)
	end
end

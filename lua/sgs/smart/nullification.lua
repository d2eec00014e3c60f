-- 无懈可击 Nullification: whether to stop a trick, or to stop somebody who stops it.

local function is_one_of(trick, classes)
	for _, class in ipairs(classes) do
		if trick:isKindOf(class) then return true end
	end
	return false
end

local DAMAGING = { "Duel", "FireAttack", "AOE" }
local TAKING = { "Snatch", "Dismantlement" }

-- What is to be decided, gathered once.
local function matter(self, card, trick, from, to, positive)
	return {
		card = card, trick = trick, from = from, to = to, positive = positive,
		damages = is_one_of(trick, DAMAGING), takes = is_one_of(trick, TAKING),
		lijian = trick:isKindOf("Duel") and (trick:getSkillName() == "lijian" or trick:getSkillName() == "noslijian"),
		friend = self:isFriend(to), enemy = self:isEnemy(to),
		from_friend = from ~= nil and self:isFriend(from), from_enemy = from ~= nil and self:isEnemy(from),
		spare = self:getCardsNum("Nullification"),
	}
end

-- Who deals the damage.
local function source_of(self, case)
	return case.trick:isKindOf("SavageAssault") and self.room:findPlayerBySkillName("huoshou") or case.from
end

local function fire_attack_fails(self, case)
	if not case.trick:isKindOf("FireAttack") then return false end
	if case.to:isKongcheng() or case.from and case.from:isKongcheng() then return true end
	return case.from == self.player and self.player:getHandcardNum() == 1
end

-- The damage does nothing, or is welcome.
local function damage_is_no_matter(self, case)
	if not case.damages then return nil end
	local from, to = source_of(self, case), case.to
	local nature = case.trick:isKindOf("FireAttack") and sgs.DamageStruct_Fire or sgs.DamageStruct_Normal
	if not self:damageIsEffective(to, nature, from) then return "no damage would come of it" end
	if not case.friend then return nil end
	if self:getDamagedEffects(to, from) then return "the damage is welcome" end
	if self:needToLoseHp(to, from) then return "health may be lost" end
end

-- What speaks against any Nullification here.
local function pointless(self, case)
	if case.to:isDead() or case.from and case.from:isDead() then return "somebody is dead" end
	local why_not = sgs.skillSays(sgs.ai_no_trick, self.player, self, case.card, case.trick, case.to)
	if why_not then return why_not end
	if fire_attack_fails(self, case) then return "the fire attack comes to nothing" end
	if case.takes and case.to:isAllNude() then return "there is nothing to take" end
	if case.friend and case.to:hasFlag("AIGlobal_NeedToWake") and case.to:getHp() > 1 then return "the damage is to wake him" end
	return damage_is_no_matter(self, case)
end

-- A global trick is aimed at everybody.
local function is_global(trick)
	return is_one_of(trick, { "GlobalEffect", "AOE" })
end

-- Somebody has nullified the trick: whether to let it happen all the same, and why.
local function protect(self, case)
	local from, to, trick = case.from, case.to, case.trick
	if not from then
		return case.enemy, case.enemy and "the enemy is to suffer it" or "nobody's trick"
	end
	if case.damages and (self:needDeath(to) or self:cantbeHurt(to, from)) then
		return case.from_enemy, "he had better not be hurt"
	end
	if case.lijian then
		local wanted = case.enemy and (self:isWeak(to) or case.spare > 1 or self:getOverflow() > 0 or not self:isWeak())
		return wanted, "a duel that was arranged"
	end
	if from == to then return case.from_friend, case.from_friend and "a friend means it for himself" or "it serves no friend" end
	if is_global(trick) then return false, "a trick for everybody" end
	if case.takes and to:isNude() then return false, "there is nothing left to take" end
	if trick:isKindOf("FireAttack") and to:isKongcheng() then return false, "there is nothing left to burn" end
	local wanted = case.from_friend and not case.friend
	return wanted, wanted and "a friend's trick" or "no friend's trick against anybody else"
end

-- Whether to nullify, and why.
local function decide(self, case)
	local handler = sgs.ai_nullification[case.trick:getClassName()]
	if type(handler) == "function" then
		local told = handler(self, case.trick, case.from, case.to, case.positive)
		if told ~= nil then return told == true, "its own rule" end
	end
	local why = pointless(self, case)
	if why then return false, why end
	if not case.positive then return protect(self, case) end
	return self:whetherToStop(case)
end

-- The Nullification to use, or nil. `positive`: the trick itself is to be stopped.
function SmartAI:askForNullification(trick, from, to, positive)
	if not trick or not to then return nil end
	local text = self:getCardId("Nullification")
	local card = text and sgs.Card_Parse(text)
	if not card or self.player:isLocked(card) then
		trace.note("no Nullification at hand")
		return nil
	end
	local yes, why = decide(self, matter(self, card, trick, from, to, positive))
	if yes then
		trace.consider(card:toString(), 1, why)
		return card
	end
	trace.reject(card:toString(), why)
	return nil
end

sgs.ai_default.askForNullification = function(self, trick, from, to, positive)
	return self:askForNullification(trick, from, to, positive)
end

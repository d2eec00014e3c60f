-- Tricks that take effect on a friend or on oneself, whoever uses them.

local function indulgence(self, case)
	local to = case.to
	if to:isSkipped(sgs.Player_Play) then return nil end
	if to:getHp() - to:getHandcardNum() >= 2 then return false, "he has little to play" end
	local harmless = self:whyHarmless(to, "Indulgence")
	if harmless then return false, harmless end
	if to:isSkipped(sgs.Player_Draw) and case.spare <= 1 and self:getOverflow(to) < -1 then
		return false, "he has nothing to play anyway"
	end
	return true, "a friend would lose his play phase"
end

local function supply_shortage(self, case)
	local to = case.to
	if to:isSkipped(sgs.Player_Draw) then return nil end
	local harmless = self:whyHarmless(to, "SupplyShortage")
	if harmless then return false, harmless end
	if to:isSkipped(sgs.Player_Play) and case.spare <= 1 and self:getOverflow(to) > 1 then
		return false, "he would only discard what he draws"
	end
	return true, "a friend would lose his draw"
end

local function reserves(self)
	return self:getCardsNum("Peach") > 0 or self:getCardsNum("Analeptic") > 0
end

-- The lord, weak and still to be reached, needs the Nullification more.
local function lord_is_next(self, case, from)
	local lord = self.room:getLord()
	if not lord or lord == case.to or case.spare > 1 or not self:isFriend(lord) or not self:isWeak(lord) then return false end
	if not self:aoeIsEffective(case.trick, lord, from) then return false end
	if self:playerGetRound(lord, from) <= self:playerGetRound(case.to, from) then return false end
	return not (case.to == self.player and self.player:getHp() == 1 and not self:canAvoidAOE(case.trick))
end

local function on_all(self, case)
	local trick, to, me = case.trick, case.to, self.player
	if not trick:isKindOf("AOE") then return nil end
	local from = case.from or self.room:getCurrent() or me
	if lord_is_next(self, case, from) then return false, "it is kept for the weak lord" end
	if to == me then
		local gains = #sgs.skillRules(sgs.ai_damage_value, me) > 0
		if gains and (me:getHp() > 1 or reserves(self)) then
			return false, "the damage brings cards"
		end
		local answered = self:canAvoidAOE(trick)
		return not answered, answered and "I can answer it" or "I cannot answer it"
	end
	if not self:isWeak(to) or not self:aoeIsEffective(trick, to, from) then return nil end
	if case.spare > 1 or self:playerGetRound(to, from) > self:playerGetRound(me, from) then
		return true, "a weak friend would be hurt"
	end
	if self:canAvoidAOE(trick) or me:getHp() > 1 then return true, "he is weaker than I am" end
	if to:isLord() and me:getRole() == "loyalist" then return true, "the lord comes first" end
end

local function duel(self, case)
	if case.to ~= self.player or not case.trick:isKindOf("Duel") then return nil end
	if self.player:hasSkills(sgs.masochism_skill) and (self.player:getHp() > 1 or reserves(self)) then
		return false, "the damage brings something"
	end
	local armed = self:getCardsNum("Slash") > 0
	return not armed, armed and "I can answer it" or "I have no Slash"
end

-- Whether to shield a friend from the trick of a case, and why; nothing where no rule speaks.
function SmartAI:whetherToShield(case)
	if case.trick:isKindOf("Indulgence") then return indulgence(self, case) end
	if case.trick:isKindOf("SupplyShortage") then return supply_shortage(self, case) end
	local yes, why = on_all(self, case)
	if yes ~= nil then return yes, why end
	return duel(self, case)
end

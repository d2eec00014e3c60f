-- Changing judgements: who can, who has the last word, whether it is worth it, and with which card.

-- Whether a player can replace the card of a judgement: by sgs.ai_can_retrial.
function SmartAI:canRetrial(player, _, reason)
	player = player or self.player
	for _, rule in ipairs(sgs.skillRules(sgs.ai_can_retrial, player)) do
		if rule(self, player, reason) then return true end
	end
	return false
end

-- Who of my friends and enemies changes a judgement of `player` last: 0 nobody, 1 a friend, 2 an
-- enemy; and who it is.
function SmartAI:getFinalRetrial(player, reason)
	player = player or self.room:getCurrent() or self.player
	local last, wizard, is_friend = -1, nil, false
	local function ask(players, friendly)
		for _, other in ipairs(players) do
			if self:canRetrial(other, player, reason) then
				local turn = self:playerGetRound(other, player)
				if turn > last or turn == last and not friendly then
					last, wizard, is_friend = turn, other, friendly
				end
			end
		end
	end
	ask(self.friends, true)
	ask(self.enemies, false)
	if not wizard then return 0, nil end
	return is_friend and 1 or 2, wizard
end

-- Whether one of the players can meddle with judgements; `harmful`: can turn them against others.
function SmartAI:hasWizard(players, harmful)
	local skills = harmful and sgs.wizard_harm_skill or sgs.wizard_skill
	for _, player in ipairs(players) do
		if player:hasSkills(skills) then return true end
	end
	return false
end

-- By whose good a result is meant: friends are to have a good one, enemies a bad one.
local function by_side(self, judge)
	if self:isFriend(judge.who) then return judge:isBad() end
	if self:isEnemy(judge.who) then return judge:isGood() end
	return false
end

-- Lightning: a chain may carry it on.
local function lightning(self, judge)
	local who, lord = judge.who, self.room:getLord()
	if who:hasSkills("wuyan|hongyan") then return false end
	local function chained_well(player)
		return player:isChained() and self:isGoodChainTarget(player, self.player, sgs.DamageStruct_Thunder, 3)
	end
	local lord_hit = lord and (who == lord or who:isChained() and lord:isChained())
	if lord_hit and self:objectiveLevel(lord) <= 3 then
		if lord:hasArmorEffect("silver_lion") and lord:getHp() >= 2 and chained_well(lord) then return false end
		return self:damageIsEffective(lord, sgs.DamageStruct_Thunder) and judge:isBad()
	end
	if who:hasArmorEffect("silver_lion") and who:getHp() > 1 then return false end
	if self:isFriend(who) then
		if chained_well(who) then return false end
	elseif who:isChained() and not chained_well(who) then
		return judge:isBad()
	end
	return by_side(self, judge)
end

-- He has lost his draw and his hand, but plays with what needs none.
local function acts_with_nothing(player)
	if not player:isKongcheng() or not player:isSkipped(sgs.Player_Draw) then return false end
	return player:hasSkill("shenfen") and player:getMark("@wrath") >= 6
		or player:hasSkills("kurou|noskurou") and player:getHp() >= 3
		or player:hasSkill("jixi") and player:getPile("field"):length() > 2
end

local function indulgence(self, judge)
	local who = judge.who
	if acts_with_nothing(who) then return self:isFriend(who) == judge:isBad() end
	if self:isFriend(who) then
		local spare = self:getOverflow(who) < 0
		if spare and who:getHp() - who:getHandcardNum() >= self:expectedDraws(who) then return false end
		if spare and self:whyHarmless(who, "Indulgence", judge) then return false end
	end
	return by_side(self, judge)
end

local function supply_shortage(self, judge)
	if self:isFriend(judge.who) and self:whyHarmless(judge.who, "SupplyShortage", judge) then return false end
	return by_side(self, judge)
end

local REASONS = { lightning = lightning, indulgence = indulgence, supply_shortage = supply_shortage }

-- Whether the result as it stands had better be another.
function SmartAI:needRetrial(judge)
	if not judge.who or not judge.card then return false end
	local rule = REASONS[judge.reason]
	if rule then return rule(self, judge) end
	local told = sgs.ai_need_retrial_func[judge.reason]
	if type(told) == "boolean" then return told end
	if type(told) == "function" then
		local need = told(self, judge, judge:isGood(), judge.who, self:isFriend(judge.who))
		if type(need) == "boolean" then return need end
	end
	return by_side(self, judge)
end

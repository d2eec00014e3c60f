-- 极略 (Sima Yi, god, after baiyin): a mark of patience each lends jizhi for a trick, guicai for a judgement, fangzhu for
-- a blow and, once a turn each, zhiheng and wansha. He keeps two marks for what matters; a hand that overflows brings
-- marks back at the end of the turn.

sgs.ai_use_priority.JilveCard = 8

local function is_rich(self)
	return self.player:getMark("@bear") > 2 or self:getOverflow() > 0
end

-- A card for each trick: worth a mark while there are some to spare. ExNihilo is spent for cards: one more of them.
sgs.ai_skill_invoke.jilve_jizhi = function(self, data)
	local use = data and data:toCardUse()
	return is_rich(self) or use ~= nil and use.card ~= nil and use.card:isKindOf("ExNihilo")
end

-- Judgements of his own and lightning are worth the last mark.
sgs.ai_skill_invoke.jilve_guicai = function(self, data)
	local judge = data and data:toJudge()
	if not judge or not judge.who or not self:needRetrial(judge) then return false end
	local matters = judge.who == self.player or judge.reason == "lightning"
	return (matters or is_rich(self)) and self:getRetrialCardId(self:ownCards("he"), judge) ~= -1
end

-- Somebody has to be turned over then: it is used where fangzhu itself would choose one.
sgs.ai_skill_invoke.jilve_fangzhu = function(self)
	local choose = sgs.ai_skill_playerchosen.fangzhu
	return choose ~= nil and choose(self, self.room:getOtherPlayers(self.player)) ~= nil
end

local function may_take_wansha(self)
	local me = self.player
	return me:getMark("@bear") > 0 and not me:hasFlag("JilveWansha") and not me:hasSkill("wansha")
end

-- An enemy whom the cards at hand would kill, and whom others could save.
local function wansha_victim(self)
	if not may_take_wansha(self) then return nil end
	for _, enemy in ipairs(self.enemies) do
		local hidden = enemy:hasSkill("kongcheng") and enemy:isKongcheng()
		if not hidden and self:isWeak(enemy) and self:mayBeSavedByOthers(enemy) and self:damageMinusHp(self, enemy) >= 0 then
			return enemy
		end
	end
	return nil
end

-- zhiheng asks for its cards itself (smart/exchanging.lua).
local function would_exchange(self)
	local me = self.player
	return me:getMark("@bear") > 0 and not me:hasFlag("JilveZhiheng") and #self:cardsToExchange() > 0
end

local function what_to_borrow(self)
	local victim = wansha_victim(self)
	if victim then return "wansha", "to kill " .. victim:objectName() end
	if would_exchange(self) then return "zhiheng", "to exchange cards" end
	return nil
end

table.insert(sgs.ai_skills, {
	name = "jilve",
	getTurnUseCard = function(self)
		if self.player:getMark("@bear") < 1 then return nil end
		return sgs.Card_Parse("@JilveCard=.")
	end,
})

sgs.ai_skill_use_func.JilveCard = function(card, use, self)
	local skill, why = what_to_borrow(self)
	if not skill then return trace.reject(card, "jilve: nothing to borrow") end
	-- Cards are exchanged when zhiheng would; wansha comes before the blow.
	sgs.ai_use_priority.JilveCard = skill == "wansha" and 8 or sgs.ai_use_priority.ZhihengCard
	trace.consider(card, self.player:getMark("@bear"), "jilve: " .. skill .. " " .. why)
	if not use.isDummy then self.to_borrow = skill end
	use.card = card
end

-- Before a Slash that may kill (smart/slash_before.lua): the card that borrows wansha, or nil.
function SmartAI:useJilveWansha(target)
	if not may_take_wansha(self) or target and not self:mayBeSavedByOthers(target) then return nil end
	self.to_borrow = "wansha"
	return sgs.Card_Parse("@JilveCard=.")
end

sgs.ai_skill_choice.jilve = function(self, choices)
	local planned = self.to_borrow
	self.to_borrow = nil
	return planned and sgs.offered(choices, planned) or sgs.offered(choices, what_to_borrow(self) or "cancel", "cancel")
end

sgs.ai_can_retrial.jilve = function(_, player)
	return player:getMark("@bear") > 0 and not player:isKongcheng()
end

sgs.ai_delayed_value.jilve = { Indulgence = 5 }

-- A second weapon can still be exchanged.
sgs.ai_no_equip.jilve = function(self, card, old)
	local spare = sgs.isSpareWeapon(card, old)
	local can = self.player:getMark("@bear") > 0 and not self.player:hasFlag("JilveZhiheng")
	return spare and can and "it can be exchanged" or nil
end

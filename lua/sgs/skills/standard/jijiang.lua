-- 激将 jijiang (Liu Bei, lord skill): where he needs a Slash, others of Shu may give one for him, in answer or for
-- use. He asks when he holds none and a friend may have one; friends give a Slash that does what he wants with it.

-- Friends of Shu who hold cards.
local function helpers(self)
	local found = {}
	for _, liege in sgs.qlist(self.room:getLieges("shu", self.player)) do
		if self:isFriend(liege) and not liege:isKongcheng() then table.insert(found, liege) end
	end
	return found
end

-- A friend in his turn who would have to discard Slashes that he cannot use.
local function has_surplus(self)
	local current = self.room:getCurrent()
	return current ~= nil and current ~= self.player and current:isAlive() and current:getKingdom() == "shu"
		and self:isFriend(current) == true and self:getOverflow(current) > 2 and not self:hasCrossbowEffect(current)
end

-- Whether to ask at all: not for a Slash that he can give himself, unless a friend has too many.
local function should_ask(self)
	if has_surplus(self) then return true end
	return self:getCardsNum("Slash", "he", true) == 0 and #helpers(self) > 0
end

-- The data are the pattern and the prompt of what he is asked.
sgs.ai_skill_invoke.jijiang = function(self, data)
	if not self.player:hasLordSkill("jijiang") then return false end
	local words = (data:toStringList()[2] or ""):split(":")
	if words[1] == "@jijiang-slash" then return false end -- he is asked for another lord's sake
	local why_not = self:whyNotRespond(self:playerNamed(words[2]))
	if why_not then trace.note("nobody is asked: " .. why_not) end
	return not why_not and should_ask(self)
end

local function targets_of_request(self)
	local targets = {}
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		if player:hasFlag("JijiangTarget") then table.insert(targets, player) end
	end
	self:sort(targets, "defenseSlash")
	return targets
end

-- The first own Slash that would hurt one of the targets as the lord's.
local function effective(self, targets, lord)
	for _, slash in ipairs(self:getCards("Slash")) do
		for _, target in ipairs(targets) do
			if not self:slashProhibit(slash, target, lord) and self:slashIsEffective(slash, target, lord) then
				return self:asHandled(slash:toString(), sgs.Card_MethodResponse)
			end
		end
	end
	return "."
end

sgs.ai_skill_cardask["@jijiang-slash"] = function(self, _, _, lord)
	if not lord or not self:isFriend(lord) or self:needBear() then return "." end
	local targets = targets_of_request(self)
	for _, target in ipairs(targets) do
		if self:isFriend(target) and not self:welcomesBlow(target, lord) then return "." end
	end
	if #targets > 0 then return effective(self, targets, lord) end
	return self:respondWith("Slash")
end

local function may_ask_now(self)
	local me = self.player
	return me:hasLordSkill("jijiang") and not me:hasFlag("Global_JijiangFailed") and #helpers(self) > 0
end

table.insert(sgs.ai_skills, {
	name = "jijiang",
	getTurnUseCard = function(self)
		if self.player:hasUsed("JijiangCard") or not self:slashIsAvailable() then return nil end
		return may_ask_now(self) and sgs.Card_Parse("@JijiangCard=.") or nil
	end,
})

-- The targets are chosen first, as for a Slash of no card.
sgs.ai_skill_use_func.JijiangCard = function(card, use, self)
	local wish = { isDummy = true, to = sgs.SPlayerList() }
	self:useCardSlash(sgs.Sanguosha:cloneCard("slash"), wish)
	if not wish.card or not wish.card:isKindOf("Slash") or wish.to:isEmpty() then return end
	self:aim(use, card, sgs.QList2Table(wish.to))
end

-- A Slash that he has to use out of his play phase.
sgs.ai_cardsview_valuable.jijiang = function(self, class_name, player)
	if class_name ~= "Slash" or player ~= self.player or not may_ask_now(self) then return nil end
	if sgs.Sanguosha:getCurrentCardUseReason() ~= sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE then return nil end
	return should_ask(self) and "@JijiangCard=." or nil
end

sgs.ai_use_value.JijiangCard, sgs.ai_use_priority.JijiangCard = 8.5, 2.45

-- What others of Shu give says something of them; of the lord nobody needs to learn.
sgs.ai_card_intention.JijiangCard = function(self, card, from, tos)
	if from:isLord() or from:getPhase() == sgs.Player_NotActive then return end
	sgs.ai_card_intention.Slash(self, card, from, tos)
end

sgs.ai_choicemade_filter.cardResponded["@jijiang-slash"] = function(_, player, fields)
	local lord = sgs.seated(fields[4])
	if lord and fields[#fields] ~= "_nil_" then sgs.updateIntention(player, lord, -40) end
end

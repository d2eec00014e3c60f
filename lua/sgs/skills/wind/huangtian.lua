-- 黄天 huangtian (Zhang Jiao, lord): other qun players may give him a Jink or Lightning, once in each of their turns.
-- Friends do, as long as a Jink is left to them. An enemy with an empty hand may be given one that a contest beats.

-- A lightning that is not played serves him who changes judgements as a black card; else the Jink that is of least use.
local function gift(self)
	local jinks = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf("Lightning") and not self:willUseLightning(card) then return card end
		if card:isKindOf("Jink") then table.insert(jinks, card) end
	end
	if #jinks < 2 then return nil end
	self:sortByUseValue(jinks, true)
	return jinks[1]
end

table.insert(sgs.ai_skills, {
	name = "huangtian_attach",
	getTurnUseCard = function(self)
		local me = self.player
		if me:hasFlag("ForbidHuangtian") or me:getKingdom() ~= "qun" or self:needBear() then return nil end
		local card = gift(self)
		return card and sgs.Card_Parse("@HuangtianCard=" .. card:getEffectiveId())
	end,
})

-- Lords of those who may still be given a card, the weakest first.
local function lords(self, players)
	local found = {}
	for _, player in ipairs(players) do
		local open = player:hasLordSkill("huangtian") and not player:hasFlag("HuangtianInvoked")
		if open and player ~= self.player and not hasManjuanEffect(player) then table.insert(found, player) end
	end
	self:sort(found, "defense")
	return found
end

-- tianyi or xianzhen is sure to win against the only card, which is known.
local function contests(player)
	return player:hasSkill("tianyi") and not player:hasUsed("TianyiCard")
		or player:hasSkill("xianzhen") and not player:hasUsed("XianzhenCard")
end

local function is_beaten(self, card)
	for _, other in sgs.qlist(self.player:getHandcards()) do
		local spare = other:getId() >= 0 and other ~= card and not other:isKindOf("Slash")
		if spare and other:getNumber() > card:getNumber() then return true end
	end
	return false
end

local function enemy_to_beat(self, card)
	if not contests(self.player) or self:getCardsNum("Slash") < 2 or not is_beaten(self, card) then return nil end
	for _, enemy in ipairs(lords(self, self.enemies)) do
		local thrives = enemy:hasSkill("kongcheng") or sgs.gainsByLosing(enemy)
		local reached = self.player:canSlash(enemy, nil, false) and not self:slashProhibit(nil, enemy)
		if enemy:isKongcheng() and reached and not thrives then return enemy end
	end
end

sgs.ai_skill_use_func.HuangtianCard = function(card, use, self)
	local friend = lords(self, self.friends_noself)[1]
	if friend then return self:aim(use, card, { friend }) end
	local given = sgs.Sanguosha:getCard(card:getEffectiveId())
	local enemy = given:isKindOf("Jink") and enemy_to_beat(self, given)
	if not enemy then return trace.reject(card, "huangtian: no lord to give it to") end
	if not use.isDummy then self.room:setPlayerFlag(enemy, "AI_HuangtianPindian") end
	self:aim(use, card, { enemy })
end

sgs.ai_use_value.HuangtianCard = 8.5
sgs.ai_use_priority.HuangtianCard = 10

-- A gift, unless it may be meant for a contest.
sgs.ai_card_intention.HuangtianCard = function(_, _, from, tos)
	for _, lord in ipairs(tos) do
		local bait = lord:isKongcheng() and contests(from)
		if not bait then sgs.updateIntention(from, lord, sgs.giftIntention(lord, -80)) end
	end
end

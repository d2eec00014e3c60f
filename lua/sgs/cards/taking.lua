-- 顺手牵羊 Snatch and 过河拆桥 Dismantlement (also made by qixi, jixi): taking or destroying a card of
-- somebody. Rules in taking_rules.lua name player and card, the best first; the card is remembered,
-- so that it is the one taken when the question comes.

local Hunt = {}
Hunt.__index = Hunt

local function new_hunt(self, card)
	local hunt = setmetatable({ brain = self, card = card, room = self:targetRoom(card), chosen = {}, ids = {} }, Hunt)
	hunt.enemies, hunt.friends = {}, {}
	for _, enemy in ipairs(self.enemies) do
		local sly = enemy:hasSkill("tuntian") and enemy:hasSkill("guidao") and enemy:hasSkills("zaoxian|jixi|leiji|nosleiji")
		if not sly and hunt:isLegal(enemy) then table.insert(hunt.enemies, enemy) end
	end
	for _, friend in ipairs(self.friends_noself) do
		if hunt:isLegal(friend) then table.insert(hunt.friends, friend) end
	end
	self:sort(hunt.enemies, "defenseSlash")
	self:sort(hunt.friends, "defenseSlash")
	return hunt
end

function Hunt:isLegal(player)
	local brain = self.brain
	return not player:isAllNude() and brain:canAim(self.card, player)
		and brain:hasTrickEffective(self.card, player, brain.player)
end

function Hunt:isSnatch()
	return self.card:isKindOf("Snatch")
end

function Hunt:isFull()
	return #self.chosen >= self.room
end

local function trick_area(player, id)
	for _, card in sgs.qlist(player:getJudgingArea()) do
		if card:getEffectiveId() == id then return true end
	end
	return false
end

-- Whether that card of a player (-1 or nil: any hand card) may be taken.
function Hunt:mayTake(player, id)
	if self:isSnatch() then return id and id >= 0 or not player:isKongcheng() end
	local me = self.brain.player
	if not id or id < 0 then return me:canDiscard(player, "h") end
	if me:canDiscard(player, id) then return true end
	-- Hosts may know a single card's area only.
	local area = trick_area(player, id) and "j" or "e"
	return not player:hasSkill("qicai") and me:canDiscard(player, area)
end

-- Adds a target and what is to be taken from him; true when no more are needed.
function Hunt:take(player, id, why)
	if self:isFull() then return true end
	if table.contains(self.chosen, player) or not self:mayTake(player, id) then return false end
	local shown = id and id >= 0 and sgs.Sanguosha:getCard(id):objectName() or "a hand card"
	trace.consider(player, #self.chosen + 1, self.card:getClassName() .. " takes " .. shown .. ": " .. why)
	table.insert(self.chosen, player)
	self.ids[player:objectName()] = id or -1
	return self:isFull()
end

function SmartAI:useCardSnatchOrDismantlement(card, use)
	local hunt = new_hunt(self, card)
	for _, rules in ipairs({ SmartAI.taking_rules, SmartAI.taking_last_rules }) do
		for _, rule in ipairs(rules) do
			if hunt:isFull() or rule(self, hunt) then break end
		end
	end
	if #hunt.chosen == 0 then
		local why = #hunt.enemies == 0 and "no enemy in reach, and no friend in need" or "nothing that is worth it"
		return trace.reject(card, card:getClassName() .. ": " .. why)
	end
	if not use.isDummy then self.to_take = hunt.ids end
	self:aim(use, card, hunt.chosen)
end

-- The card that was chosen with the target, if it is still there; else no opinion.
function SmartAI:rememberedTaking(who, flags)
	local id = self.to_take and self.to_take[who:objectName()]
	if not id then return nil end
	self.to_take[who:objectName()] = nil
	if id < 0 then
		return flags:find("h", 1, true) and not who:isKongcheng() and -1 or nil
	end
	for _, card in sgs.qlist(who:getCards(flags)) do
		if card:getEffectiveId() == id then
			trace.note("as planned: " .. card:objectName())
			return id
		end
	end
end

-- What a player needs, and what he will have to do without.

-- renjie collects marks from damage and discards until baiyin awakens.
function SmartAI:needBear(player)
	player = player or self.player
	return player:hasSkills("renjie+baiyin") and player:getMark("baiyin") == 0 and player:getMark("@bear") < 4
end

-- Whether friends can take a delayed trick away in time: more Nullifications than the other side,
-- and Snatches of one's own.
local function can_be_lifted(self, player)
	local help = 0
	for _, other in sgs.qlist(self.room:getAlivePlayers()) do
		local own = other == self.player and self:getCardsNum("Nullification")
			or getCardsNum("Nullification", other, self.player)
		if self:isFriend(other, player) or other == player then
			help += own
		elseif self:isEnemy(other, player) then
			help -= own
		end
	end
	local mine = self.player:getPhase() == sgs.Player_Play and self:isFriend(player) and player ~= self.player
	if mine then help += self:getCardsNum("Snatch") + self:getCardsNum("Dismantlement") end
	return help > 1
end

-- noszhuikong of an unhurt enemy may take the play phase by a higher card.
local function loses_pindian(self, player)
	for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
		local tries = other:hasSkill("noszhuikong") and other:isWounded() and not other:isKongcheng()
			and self:isEnemy(other, player)
		if tries and not player:isKongcheng() then
			local best = 0
			for _, card in sgs.qlist(other:getHandcards()) do
				best = math.max(best, card:getNumber())
			end
			if best > 10 then return true end
		end
	end
	return false
end

local function is_held(self, player, trick, class_name)
	if not player:containsTrick(trick) or player:containsTrick("YanxiaoCard") or player:containsTrick("yanxiao") then
		return false
	end
	return not self:usesCardsAnyway(player, class_name) and not can_be_lifted(self, player)
end

-- Whether the player will have no play phase.
function SmartAI:willSkipPlayPhase(player)
	player = player or self.player
	if player:isSkipped(sgs.Player_Play) then return true end
	if player:getPhase() == sgs.Player_Play then return false end
	return loses_pindian(self, player) or is_held(self, player, "indulgence", "Indulgence")
end

-- Whether the player will draw no cards at the start of his turn.
function SmartAI:willSkipDrawPhase(player)
	player = player or self.player
	if player:isSkipped(sgs.Player_Draw) then return true end
	return is_held(self, player, "supply_shortage", "SupplyShortage")
end

local function owned(self, class_name, player)
	if player == self.player then return self:getCardsNum(class_name) end
	return getCardsNum(class_name, player, self.player)
end

local function valuable_off_turn(self, card, player)
	local few = owned(self, card:getClassName(), player) < 2
	if card:isKindOf("Nullification") then return few and player:hasSkills("jizhi|nosjizhi|jilve") end
	return card:isKindOf("Jink") and few
end

-- Whether the card is one that its owner should not give away lightly.
function SmartAI:isValuableCard(card, player)
	player = player or self.player
	if isCard("Peach", card, player) and owned(self, "Peach", player) <= 2 then return true end
	if self:isWeak(player) and isCard("Analeptic", card, player) then return true end
	if player:getPhase() ~= sgs.Player_Play then
		if valuable_off_turn(self, card, player) then return true end
	elseif card:isKindOf("ExNihilo") and not player:isLocked(card) then
		return true
	end
	local id = card:getEffectiveId()
	if id < 0 or not player:hasEquip(card) then return false end
	return self:getDangerousCard(player) == id or self:getValuableCard(player) == id
end

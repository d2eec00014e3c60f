-- Whether to give cards away in the play phase, by rende and nosrende. What is given: rende_gift.lua.

local function given(me)
	return me:getMark("rende") + me:getMark("nosrende")
end

local function in_hand(self, class)
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isKindOf(class) then return true end
	end
	return false
end

local function effective_slashes(self, slashes, enemy)
	local count = 0
	for _, slash in ipairs(slashes) do
		if self:slashIsEffective(slash, enemy) then count += 1 end
	end
	return count
end

-- With a crossbow, worn or in hand, there are Slashes enough for an enemy in its reach.
local function kills_with_crossbow(self)
	local me, worn = self.player, self:hasCrossbowEffect()
	if not worn and not in_hand(self, "Crossbow") then return false end
	local slashes = self:getCards("Slash")
	local nearer = not me:getOffensiveHorse() and in_hand(self, "OffensiveHorse") and -1 or 0
	for _, enemy in ipairs(#slashes > 0 and self.enemies or {}) do
		local near = worn and me:inMyAttackRange(enemy, nearer) or me:distanceTo(enemy, nearer) <= 1
		if near and sgs.isGoodTarget(enemy, self.enemies, self)
			and enemy:getHp() <= effective_slashes(self, slashes, enemy)
		then
			return true
		end
	end
	return false
end

-- An enemy would make more of it if I held fewer cards.
local function is_exposed(self)
	local me = self.player
	for _, enemy in ipairs(self.enemies) do
		if enemy:canSlash(me) then
			local slashes = self:guess("Slash", enemy)
			if enemy:hasWeapon("guding_blade") and me:getHandcardNum() == 1 and slashes >= 1 then return true end
			if self:hasCrossbowEffect(enemy) and slashes > 1 and self:getOverflow() <= 0 then return true end
		end
	end
	return false
end

-- A friend whose skill makes more of cards than I can.
local function has_heir(self)
	for _, friend in ipairs(self.friends_noself) do
		local draws = friend:hasSkill("haoshi") and not friend:containsTrick("supply_shortage")
		if draws or friend:hasSkill("jijiu") then return true end
	end
	return false
end

-- Whether to give cards away now: not the means of a kill, nor the last defence; and one card is kept, but
-- not where a second one given heals.
function SmartAI:shouldUseRende()
	local me = self.player
	if kills_with_crossbow(self) or is_exposed(self) then return false end
	if has_heir(self) or given(me) == 1 or self:getOverflow() > 0 then return true end
	return me:getHandcardNum() > (me:hasSkill("kongcheng") and 0 or 1)
end

-- Whether the player can give cards away in his play phase, by rende of either edition.
function sgs.mayGiveCards(player)
	return player:hasSkill("nosrende") or player:hasSkill("rende") and not player:hasUsed("RendeCard")
end

-- Why he does not eat a Peach himself: sgs.ai_no_peach of those skills.
function sgs.givesPeachAway(self)
	if not sgs.mayGiveCards(self.player) then return nil end
	for _, friend in ipairs(self.friends_noself) do
		local takes = not hasManjuanEffect(friend) and not self:needKongcheng(friend, true)
		if takes then return "it is given away instead", "first" end
	end
end

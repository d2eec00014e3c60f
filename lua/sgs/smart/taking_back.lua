-- Skills that take a card of whoever has hurt their owner: fankui and its like.

-- Whether to take one: of a friend only what he is glad to lose or cannot keep.
function SmartAI:takesBack(skills, from)
	if not from or from:isNude() then return false end
	if self:cardForJudging(self.player, from, skills) then
		trace.note("shows a card that would turn a judgement")
		return true
	end
	if not self:isFriend(from) then return not self:isEnemy(from) or not self:doNotDiscard(from) end
	if self:getOverflow(from) > 2 or self:doNotDiscard(from) or self:needToThrowArmor(from) then return true end
	return from:hasEquip() and self:hasSkills(sgs.lose_equip_skill, from)
end

-- What a friend is glad to lose, in the order in which he misses it least.
local function spare_equip(self, friend)
	if friend:getArmor() and self:needToThrowArmor(friend) then return friend:getArmor() end
	if not self:hasSkills(sgs.lose_equip_skill, friend) then return nil end
	return friend:getOffensiveHorse() or friend:getWeapon() or friend:getDefensiveHorse() or friend:getArmor()
end

-- The card to take, or nil where the rule for all others decides.
function SmartAI:cardTakenBack(skills, from, flags)
	local card = self:cardForJudging(self.player, from, skills)
	if not card and self:isFriend(from) then card = spare_equip(self, from) end
	if not card then return nil end
	local area = from:hasEquip(card) and "e" or "h"
	return flags:find(area, 1, true) and card:getEffectiveId() or nil
end

local SAVING = { { "indulgence", "heart" }, { "supply_shortage", "club" } }

-- The suits that the owner would change a judgement with soon.
local function wanted_suits(self, owner)
	local suits = {}
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		local covered = player:containsTrick("YanxiaoCard") or player:containsTrick("yanxiao")
		if player == owner or self:isFriend(player, owner) then
			for _, row in ipairs(covered and {} or SAVING) do
				if player:containsTrick(row[1]) then table.insert(suits, row[2]) end
			end
		elseif not covered and self:isEnemy(player, owner) and player:containsTrick("lightning") then
			table.insert(suits, "spade")
		end
	end
	return suits
end

-- Whether the owner is seen to have no card of that suit.
local function lacks(self, owner, suit)
	local seen = getKnownNum(owner, self.player) == owner:getHandcardNum()
	return seen and getKnownCard(owner, self.player, suit, false, "he") == 0
end

local function fits(card, suit)
	if card:getSuitString() ~= suit then return false end
	return suit ~= "spade" or card:getNumber() >= 2 and card:getNumber() <= 9
end

-- A card that the attacker shows and with which the owner would turn a judgement that is to come, where
-- he has none himself and no enemy changes it after him. `skills`: both that this takes, "guicai+fankui".
function SmartAI:cardForJudging(owner, attacker, skills)
	if not attacker or not owner:hasSkills(skills) or self:hasWizard(self:getEnemies(owner), true) then return nil end
	local shown = sgs.QList2Table(attacker:getEquips())
	table.insertTable(shown, sgs.getKnownHandcards(attacker, self.player))
	for _, suit in ipairs(wanted_suits(self, owner)) do
		for _, card in ipairs(lacks(self, owner, suit) and shown or {}) do
			if fits(card, suit) then return card end
		end
	end
end

-- A blow is welcome for such a card, but not to the weak.
function SmartAI:gladToTakeBack(owner, attacker, skills)
	return not self:isWeak(owner) and attacker ~= owner and self:cardForJudging(owner, attacker, skills) ~= nil
end

-- "cardChosen:fankui:12:sgs1:sgs2": mostly harm. What he could not keep anyway says nothing.
function sgs.learnFromTakingBack(self, player, fields)
	local owner = sgs.seated(fields[5])
	if not owner or self:getOverflow(owner) > 2 then return end
	sgs.updateIntention(player, owner, sgs.takingIntention(self, tonumber(fields[3]) or -1, owner))
end

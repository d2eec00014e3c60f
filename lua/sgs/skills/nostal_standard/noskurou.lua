-- 苦肉 noskurou (Huang Gai of the old edition): loses 1 health and draws two cards, as often as he likes. He does while his hand
-- is small for his health, with a crossbow while there is somebody to slash, and with wine at hand even at 1
-- health. Where a killer would be rewarded for his certain death, he dies by his own hand.

-- Skills that punish many small blows, or make nothing of them.
local SPITEFUL = "fenyong|jilei|zhichi"

local function can_volley(self)
	local me = self.player
	if not me:hasWeapon("crossbow") and not me:hasSkill("paoxiao") then return false end
	local slash = sgs.Sanguosha:cloneCard("slash")
	for _, enemy in ipairs(self.enemies) do
		local takes = not me:hasSkill("paoxiao") and enemy:hasSkills("fankui|guixin") or enemy:hasSkills(SPITEFUL)
		local empty = enemy:hasSkill("kongcheng") and enemy:isKongcheng()
		if not takes and not empty and me:canSlash(enemy) and self:slashIsEffective(slash, enemy)
			and sgs.isGoodTarget(enemy, self.enemies, self) and not self:slashProhibit(slash, enemy)
		then
			return true
		end
	end
	return false
end

-- Why he would draw for health now, or nil.
local function occasion(self)
	local me = self.player
	local hp, hand = me:getHp(), me:getHandcardNum()
	-- the lord is everybody's aim in the first round
	local exposed = me:isLord() and sgs.turncount <= 1
	if hp - hand >= 2 and not exposed then return "the hand is small" end
	if hp > 1 and can_volley(self) then return "Slashes for the crossbow" end
	if hp == 1 and self:getCardsNum("Analeptic") >= 1 then return "wine brings him back" end
end

-- Nobody who would act before the next blow can help, and nothing is left to answer it with.
local function is_helpless(self)
	local me = self.player
	return me:getHp() == 1 and me:isNude() and self:getAllPeachNum() < 1
end

-- Somebody draws three cards for a rebel's death; a lord who kills a loyalist loses all of his.
local function pays_to_die(self)
	local me, next_player = self.player, self.player:getNextAlive()
	if #self.friends_noself == 0 or self:isFriend(next_player) or self:willSkipPlayPhase(next_player) then return false end
	if not next_player:faceUp() or not self:isEnemy(next_player) then return false end
	if me:getRole() == "rebel" then return next_player:inMyAttackRange(me) and next_player:getHandcardNum() >= 3 end
	local lord = self.room:getLord()
	if me:getRole() ~= "loyalist" or not lord or lord:isNude() then return false end
	return next_player:hasSkills("lijian|noslijian") and me:isMale() and lord:isMale()
end

table.insert(sgs.ai_skills, {
	name = "noskurou",
	getTurnUseCard = function(self)
		local why = occasion(self)
		local dies = not why and is_helpless(self) and pays_to_die(self)
		if not why and not dies then return nil end
		sgs.ai_use_priority.NosKurouCard = dies and 0 or 6.8
		trace.note("noskurou: " .. (why or "nobody is to be paid for his death"))
		return sgs.Card_Parse("@NosKurouCard=.")
	end,
})

sgs.ai_skill_use_func.NosKurouCard = function(card, use)
	use.card = card
end

sgs.ai_use_priority.NosKurouCard = 6.8

-- What a Slash would do: whether it is available, whether it has an effect, how hard it hits.

-- Whether the armour of a player does not count against an attacker.
function IgnoreArmor(from, to)
	if not from or not to then return false end
	return from:hasWeapon("qinggang_sword") or to:getMark("Armor_Nullified") > 0 or to:getMark("Qinggang") > 0
		or to:hasFlag("WuqianTarget")
end

-- Whether armour of that name protects a player from an attacker.
function SmartAI:hasArmorAgainst(from, to, name)
	return to:hasArmorEffect(name) and not IgnoreArmor(from, to)
end

-- Whether the player may use one more Slash now.
function SmartAI:slashIsAvailable(player, slash)
	return sgs.Slash_IsAvailable(player or self.player, slash)
end

-- fire, thunder or plain: what damage the Slash of a player would deal. A fan or lihuo sets a plain
-- one on fire.
local function nature_of(slash, from)
	if hasWulingEffect("@fire") then return sgs.DamageStruct_Fire end
	if not slash then return sgs.DamageStruct_Normal end
	if slash:isKindOf("FireSlash") or from and from:hasSkill("zonghuo") then return sgs.DamageStruct_Fire end
	return slash:isKindOf("ThunderSlash") and sgs.DamageStruct_Thunder or sgs.DamageStruct_Normal
end

local function may_burn(slash, from)
	return slash:objectName() == "slash" and (from:hasWeapon("fan") or from:hasSkill("lihuo"))
end

-- What cards and flags of the attacker add.
local function own_bonus(from, slash)
	local bonus = from:getMark("drank")
	if slash and slash:hasFlag("drank") then bonus = math.max(bonus, 1) end
	local bare = from:getMark("@luoyi") > 0 or from:hasFlag("nosluoyi") or from:hasFlag("luoyi")
	if bare then bonus += 1 end
	if from:hasFlag("neoluoyi") then bonus += 1 end
	if slash and slash:isRed() and from:hasSkill("jie") then bonus += 1 end
	if slash and slash:isBlack() and from:hasSkill("wenjiu") then bonus += 1 end
	if from:hasSkill("shenli") then bonus += math.min(3, from:getMark("@struggle")) end
	return bonus
end

-- What fire and thunder add.
local function elements(from, slash, to)
	local bonus = 0
	local nature = nature_of(slash, from)
	local fire = nature == sgs.DamageStruct_Fire or slash ~= nil and may_burn(slash, from)
	if fire and to:hasArmorEffect("vine") and not IgnoreArmor(from, to) then bonus += 1 end
	if fire and to:getMark("@gale") > 0 then bonus += 1 end
	if fire and hasWulingEffect("@wind") then bonus += 1 end
	if nature == sgs.DamageStruct_Thunder and hasWulingEffect("@thunder") then bonus += 1 end
	return bonus
end

-- What the skills and weapons of both add, and take away.
local function of_both(from, to)
	local bonus = 0
	if from:hasSkill("anjian") and not from:inMyAttackRange(to) then bonus += 1 end
	if from:hasSkill("zhongyi") and from:getMark("@loyal") > 0 then bonus += 1 end
	if from:hasWeapon("guding_blade") and to:isKongcheng() then bonus += 1 end
	if to:hasSkill("chouhai") and to:isKongcheng() then bonus += 1 end
	if from:hasSkill("jieyuan") and to:getHp() >= from:getHp() and from:getHandcardNum() >= 3 then bonus += 1 end
	if to:hasSkill("jieyuan") and from:getHp() >= to:getHp() and to:getHandcardNum() > 3 then bonus -= 1 end
	if to:hasSkill("jiaojin") and from:isMale() and to:hasEquip() then bonus -= 1 end
	return bonus
end

local function slash_damage(from, slash, to)
	if to:hasArmorEffect("silver_lion") and not IgnoreArmor(from, to) or to:hasSkill("jgchiying") then return 1 end
	local damage = 1 + own_bonus(from, slash)
	if not from:hasSkill("jueqing") then damage += elements(from, slash, to) + of_both(from, to) end
	if hasWulingEffect("@earth") then return math.min(damage, 1) end
	return damage
end

-- Whether a Slash would deal more than one point; with `getValue`, how many.
function SmartAI:hasHeavySlashDamage(from, slash, to, getValue)
	from, to = from or self.room:getCurrent(), to or self.player
	local damage = from and slash_damage(from, slash, to) or 1
	if getValue then return damage end
	return damage > 1
end

-- Skills that make a Slash pass by. moukui takes the armour off before it counts.
local function passes_by(to, slash)
	if to:getPile("dream"):length() > 0 and to:isLocked(slash) then return true end
	if slash:isBlack() and (to:hasSkill("yizhong") and not to:getArmor() or to:getMark("@xiemu_black") > 0) then
		return true
	end
	return to:getMark("@late") > 0
end

-- A vine keeps plain Slashes off, unless this one can be set alight.
local function caught_by_vine(self, slash, from)
	if slash:isKindOf("NatureSlash") or slash:isKindOf("FireSlash") or slash:isKindOf("ThunderSlash") then return false end
	if from:hasSkill("zonghuo") then return false end
	local convertible = slash:getSkillName() == "" or slash:getSkillName():find("guhuo") ~= nil
	if not convertible or slash:objectName() ~= "slash" then return true end
	return not (from:hasWeapon("fan") or from:hasSkill("lihuo") and not self:isWeak(from))
end

local OTHER_NATURE = { ThunderSlash = "FireSlash", FireSlash = "ThunderSlash" }

-- A Slash of one nature waits while the player holds one of the other that would hit harder.
local function yields(self, slash, to, from)
	local other = OTHER_NATURE[slash:getClassName()]
	if not other or from ~= self.player or from:getPhase() ~= sgs.Player_Play then return false end
	for _, card in sgs.qlist(from:getHandcards()) do
		if card:isKindOf(other) then
			local harder = slash_damage(from, card, to) > slash_damage(from, slash, to)
			if harder and not self:slashProhibit(card, to, from) then return true end
		end
	end
	return false
end

-- Whether a Slash of `from` would do something to `to` if no Jink came.
function SmartAI:slashIsEffective(slash, to, from, ignore_armor)
	to, from = to or self.player, from or self.player
	if not slash or passes_by(to, slash) or yields(self, slash, to, from) then return false end
	if not self:damageIsEffective(to, nature_of(slash, from), from) then return false end
	ignore_armor = ignore_armor or IgnoreArmor(from, to)
		or from:hasSkill("moukui") and to:getArmor() ~= nil and not self:isFriend(from, to)
	if ignore_armor then return true end
	if to:hasArmorEffect("renwang_shield") and slash:isBlack() then return false end
	return not (to:hasArmorEffect("vine") and caught_by_vine(self, slash, from))
end

-- Damage: whether it has an effect, who would like it, and whom it is better not to hurt.

-- Whether the spirit that an owner of wuling has called is this one: "@fire", "@wind" …
function hasWulingEffect(mark)
	local caller = global_room:findPlayerBySkillName("wuling")
	return caller ~= nil and caller:getMark(mark) > 0
end

-- Whom a lord has sworn against with shichou, while the oath holds.
local function sworn_enemy(self, lord)
	if not lord:hasLordSkill("shichou") or lord:getMark("xhate") ~= 1 then return nil end
	local mark = "hate_" .. lord:objectName()
	for _, other in sgs.qlist(self.room:getOtherPlayers(lord)) do
		if other:getMark(mark) > 0 then return other end
	end
end

-- yuce: he shows a hand card, and the attacker must discard one of another type.
local function stopped_by_yuce(self, to, from)
	if not to:hasSkill("yuce") or to:isKongcheng() or to:getHp() <= 1 or not from then return false end
	if self:isFriend(to, from) then return false end
	if from ~= self.player then return from:getHandcardNum() <= 2 end
	local types = {}
	for _, card in sgs.qlist(from:getHandcards()) do
		types[card:getTypeId()] = true
	end
	return next(types) == nil or next(types, (next(types))) == nil
end

-- shibei heals the first damage of a turn that another player deals.
local function healed_by_shibei(to, from)
	if not to:hasSkill("shibei") or to:getMark("shibei") > 0 then return false end
	if not from or from == to then return true end
	if from:getHandcardNum() > 5 or from:hasSkills(sgs.straight_damage_skill) then return false end
	if getKnownCard(from, nil, "TrickCard") > 1 then return false end
	local many = from:hasWeapon("crossbow") or from:hasSkills(sgs.double_slash_skill)
	return not (many and getKnownCard(from, nil, "Slash") > 1)
end

local memo = sgs.memo
local FIRE, THUNDER = sgs.DamageStruct_Fire, sgs.DamageStruct_Thunder

local function shielded(to, nature, from)
	if to:hasSkill("shenjun") and from and to:getGender() ~= from:getGender() and nature ~= THUNDER then return true end
	if to:hasSkill("fenyong") and to:getMark("@fenyong") > 0 then return true end
	if to:getMark("@fog") > 0 and nature ~= THUNDER then return true end
	if nature == FIRE and to:hasSkills("jgyuhuo|shixin") then return true end
	return to:hasSkill("mingshi") and from ~= nil and from:getEquips():length() <= to:getEquips():length()
end

-- Whether damage would hurt a player at all.
function SmartAI:damageIsEffective(to, nature, from)
	to, from = to or self.player, from or self.room:getCurrent()
	nature = nature or sgs.DamageStruct_Normal
	if from and from:hasSkill("jueqing") then return true end
	if nature ~= FIRE and hasWulingEffect("@fire") then nature = FIRE end
	if shielded(to, nature, from) or stopped_by_yuce(self, to, from) then return false end
	local sworn = sworn_enemy(self, to)
	if sworn then return self:damageIsEffective(sworn, nature, from) end
	if healed_by_shibei(to, from) then return false end
	for _, veto in pairs(sgs.ai_damage_effect) do
		if type(veto) == "function" and veto(self, to, nature, from) then return false end
	end
	return true
end

-- Whether a Slash would do more, or something else, than one point of damage that one may like.
function SmartAI:isRoughSlash(to, from, isSlash)
	if not isSlash then return false end
	if from:hasSkill("sizhan") then return true end
	if not self:isFriend(from, to) then
		if from:hasSkill("nosqianxi") and from:distanceTo(to) == 1 then return true end
		if from:hasWeapon("ice_sword") and to:getCardCount(true) > 1 then return true end
	end
	return self:hasHeavySlashDamage(from, isSlash ~= true and isSlash or nil, to)
end

-- Whether a player would like to be damaged. `isSlash`: by a Slash (true, or the card).
function SmartAI:getDamagedEffects(to, from, isSlash)
	to, from = to or self.player, from or self.room:getCurrent()
	if from and from:hasSkill("jueqing") then return false end
	if from and self:isRoughSlash(to, from, isSlash) then return false end
	local sworn = sworn_enemy(self, to)
	if sworn and sworn ~= to then return self:isFriend(to) and not self:isFriend(sworn) end
	if not sgs.isGoodHp(to) then return false end
	return self:likesDamage(to, from)
end

-- By sgs.ai_need_damaged of the player's skills. A skill that asks in return about others cannot come
-- back to a player who is being judged.
function SmartAI:likesDamage(to, from)
	self.judging_damage = self.judging_damage or {}
	local name = to:objectName()
	if self.judging_damage[name] then return false end
	self.judging_damage[name] = true
	local wanted, remembers = false, memo.on
	memo.on = nil -- what is answered while he is judged holds only here
	for _, skill in sgs.qlist(to:getVisibleSkillList()) do
		local likes = sgs.ai_need_damaged[skill:objectName()]
		if type(likes) == "function" and to:hasSkill(skill:objectName()) and likes(self, from, to) then
			wanted = true
			break
		end
	end
	self.judging_damage[name], memo.on = nil, remembers
	return wanted
end

-- 朱雀羽扇 Fan: a plain Slash may burn.

local function burns_well(player)
	return player:hasArmorEffect("vine") or player:getMark("@gale") > 0
end

sgs.ai_weapon_value.fan = function(_, enemy)
	if enemy and burns_well(enemy) then return 6 end
end

sgs.ai_slash_weaponfilter.fan = function(_, to)
	return burns_well(to)
end

-- The cheapest plain Slash as a fire Slash, beside the plain one itself.
table.insert(sgs.ai_skills, { name = "fan", getTurnUseCard = function(self)
	if not self.player:hasSkill("fan") then return nil end
	local plain = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:objectName() == "slash" then table.insert(plain, card) end
	end
	if #plain == 0 then return nil end
	self:sortByUseValue(plain, true)
	return sgs.Card_Parse(sgs.convertedCard(plain[1], "fire_slash", "fan"))
end })

-- Yes or no where this target decides it, nil where it does not matter.
local function for_target(self, target)
	local me, fire = self.player, sgs.DamageStruct_Fire
	local hurts = self:damageIsEffective(target, fire, me)
	local chain = target:isChained() and self:isGoodChainTarget(target, me, fire)
	if self:isFriend(target) then
		if not hurts then return true, "fire does not hurt the friend" end
		if chain then return true, "the fire travels to enemies" end
		return nil
	end
	if not hurts then return false, "fire does not hurt it" end
	if target:isChained() and not chain then return false, "the fire would travel to us" end
	if burns_well(target) then return true, "it burns well" end
	return nil
end

sgs.ai_skill_invoke.fan = function(self, data)
	for _, target in ipairs(data:toCardUse().to or {}) do
		local invoke, why = for_target(self, target)
		if invoke ~= nil then
			trace.note(target:objectName() .. ": " .. why)
			return invoke
		end
	end
	return false
end

-- 祸首 huoshou (Meng Huo, compulsory): Savage Assault does nothing to him, and the damage of those that others use is his.

local FLAG = "HuoshouDamage_"

-- Whose the damage of a card is, if somebody's name is on it.
local function owner_of(room, card)
	for flag in pairs(card and card.flags or {}) do
		if flag:sub(1, #FLAG) == FLAG then return room:findPlayerByObjectName(flag:sub(#FLAG + 1)) end
	end
	return nil
end

local function claim(room, use)
	for _, owner in sgs.qlist(room:findPlayersBySkillName("huoshou")) do
		if owner ~= use.from then
			use.card:setFlags(FLAG .. owner:objectName())
			return
		end
	end
end

local function is_assault(card)
	return card ~= nil and card:isKindOf("SavageAssault")
end

sgs.CreateTriggerSkill({ name = "huoshou", frequency = sgs.Skill_Compulsory,
	events = { sgs.CardEffected, sgs.TargetSpecified, sgs.ConfirmDamage },
	can_trigger = function() return true end,
	on_trigger = function(self, event, player, data, room)
		if event == sgs.CardEffected then
			return is_assault(data:toCardEffect().card) and player:hasSkill(self.name)
		elseif event == sgs.TargetSpecified then
			if is_assault(data:toCardUse().card) then claim(room, data:toCardUse()) end
			return false
		end
		local damage = data:toDamage()
		local owner = is_assault(damage.card) and owner_of(room, damage.card)
		if owner then damage.from = owner:isAlive() and owner or nil end
		return false
	end })

-- Skills of equipment.

-- The trigger skill of a piece of equipment: it hears of the events while it is worn and in effect.
function sgs.CreateEquipSkill(spec)
	spec.equip, spec.global = true, true
	spec.can_trigger = spec.can_trigger or function(self, player)
		return player ~= nil and player:hasEquipSkill(self.name)
	end
	return sgs.CreateTriggerSkill(spec)
end

-- Whether damage is of a Slash by its user's own hand, neither on a chain nor transferred.
function sgs.is_direct_slash_damage(damage)
	return damage.card ~= nil and damage.card:isKindOf("Slash") and damage.by_user and not damage.chain and not damage.transfer
end

-- 趫猛 Qiaomeng (Gongsunzan): damage of his black Slash may cost the victim a piece of equipment; he takes a horse.

local function concerns(damage, player)
	local card = damage.card
	return card and card:isKindOf("Slash") and card:isBlack() and not damage.chain and not damage.transfer
		and damage.to.alive and player:canDiscard(damage.to, "e")
end

sgs.CreateTriggerSkill({ name = "qiaomeng", events = { sgs.Damage },
	on_trigger = function(_, _, player, data, room)
		local damage = data:toDamage()
		local victim = damage.to
		if not concerns(damage, player) or not room:askForSkillInvoke(player, "qiaomeng", data) then return false end
		local id = room:askForCardChosen(player, victim, "e", "qiaomeng", false, sgs.Card_MethodDiscard)
		if sgs.Sanguosha:getCard(id):isKindOf("Horse") then
			room:obtainCard(player, id)
		else
			room:throwCard(id, victim, player)
		end
		return false
	end })

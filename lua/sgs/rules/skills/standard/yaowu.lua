-- 耀武 Yaowu (Huaxiong, compulsory): who damages him with a red Slash recovers one or draws one.

sgs.CreateTriggerSkill({ name = "yaowu", frequency = sgs.Skill_Compulsory, events = { sgs.DamageInflicted },
	on_trigger = function(_, _, _, data, room)
		local damage = data:toDamage()
		local from, card = damage.from, damage.card
		if not card or not card:isKindOf("Slash") or not card:isRed() or not from or not from.alive then return false end
		local choice = "draw"
		if from:isWounded() then choice = room:askForChoice(from, "yaowu", "recover+draw", data) end
		if choice == "recover" then
			room:recover(from, sgs.RecoverStruct(damage.to))
		else
			from:drawCards(1, "yaowu")
		end
		return false
	end })

-- 狂暴 kuangbao (Lü Bu as a god): has two marks of wrath from the start, and gets one for each point of damage that he
-- deals or suffers.

sgs.CreateTriggerSkill({ name = "kuangbao", frequency = sgs.Skill_Compulsory,
	events = { sgs.GameStart, sgs.Damage, sgs.Damaged },
	on_trigger = function(_, event, player, data)
		player:gainMark("@wrath", event == sgs.GameStart and 2 or data:toDamage().damage)
		return false
	end })

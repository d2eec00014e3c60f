-- 伪帝 weidi (Yuan Shu, compulsory): he has the living lord's lord skills.

sgs.lord_skill_lenders = sgs.lord_skill_lenders or {}
sgs.lord_skill_lenders.weidi = function(player)
	local lord = player.room:getLord()
	return lord and lord.alive and lord or nil
end

sgs.CreateTriggerSkill({ name = "weidi", frequency = sgs.Skill_Compulsory, events = {},
	on_trigger = function() return false end })

-- 完杀 wansha (Jia Xu, compulsory): in his turn only he and who is dying may use a Peach.

sgs.kept_from_saving = sgs.kept_from_saving or {}
sgs.kept_from_saving.wansha = function(current, saver, dying)
	return saver ~= current and saver ~= dying
end

sgs.CreateTriggerSkill({ name = "wansha", frequency = sgs.Skill_Compulsory, events = {},
	on_trigger = function() return false end })

-- 完杀 wansha (Jia Xu, compulsory): in his turn only he and who is dying may use a Peach. The rule of dying asks for it.
sgs.CreateTriggerSkill({ name = "wansha", frequency = sgs.Skill_Compulsory, events = {},
	on_trigger = function() return false end })

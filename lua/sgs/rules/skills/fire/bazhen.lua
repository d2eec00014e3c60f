-- 八阵 bazhen (Wolong, compulsory): while he wears no armour he has an Eight Diagram.

sgs.armor_skills.eight_diagram = sgs.armor_skills.eight_diagram or {}
table.insert(sgs.armor_skills.eight_diagram, "bazhen")

-- The armour's own rule does the rest.
sgs.CreateTriggerSkill({ name = "bazhen", frequency = sgs.Skill_Compulsory, events = {},
	on_trigger = function() return false end })

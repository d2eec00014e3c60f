-- How much owners of a skill like to keep cards of a class: sgs.<skill>_keep_value, over sgs.ai_keep_value.

local BY_SKILL = {
	bifa = { EquipCard = 4.9, Jink = 5.1, Nullification = 5, Peach = 6, TrickCard = 4.8 },
	chunlao = { Jink = 5.1, Peach = 6, Slash = 5.5 },
	huyuan = { EquipCard = 4.8, Jink = 5.1, Peach = 6 },
	jujian = {
		ArcheryAttack = 5, Duel = 5, EquipCard = 5, FireAttack = 5, Jink = 5, Peach = 6, SavageAssault = 5,
	},
	nosxuanfeng = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	xuanfeng = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	yinbing = { EquipCard = 5, TrickCard = 4 },
	yuanhu = { Armor = 4.8, Horse = 4.9, Jink = 5.1, Peach = 6, Weapon = 4.7 },
	zhulou = { Jink = 5.1, Peach = 6, Weapon = 5 },
}

for skill, values in pairs(BY_SKILL) do
	sgs[skill .. "_keep_value"] = values
end

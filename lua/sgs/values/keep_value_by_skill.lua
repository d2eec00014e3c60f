-- How much owners of a skill like to keep cards of a class: sgs.<skill>_keep_value, over sgs.ai_keep_value.

local BY_SKILL = {
	bifa = { EquipCard = 4.9, Jink = 5.1, Nullification = 5, Peach = 6, TrickCard = 4.8 },
	chunlao = { Jink = 5.1, Peach = 6, Slash = 5.5 },
	huyuan = { EquipCard = 4.8, Jink = 5.1, Peach = 6 },
	jizhi = {
		AmazingGrace = 5.1, Analeptic = 5.9, ArcheryAttack = 5.2, Collateral = 5, Dismantlement = 5.6,
		Duel = 5.3, ExNihilo = 5.7, FireAttack = 4.9, IronChain = 5.5, Jink = 5.8, Peach = 6,
		SavageAssault = 5.4, Snatch = 5.7,
	},
	jujian = {
		ArcheryAttack = 5, Duel = 5, EquipCard = 5, FireAttack = 5, Jink = 5, Peach = 6, SavageAssault = 5,
	},
	longdan = {
		Analeptic = 5.8, ExNihilo = 4.7, FireSlash = 5.7, Jink = 5.7, Peach = 6, Slash = 5.6,
		ThunderSlash = 5.5,
	},
	luoyi = {
		Analeptic = 5.8, Axe = 5, Blade = 4.9, DefensiveHorse = 4, Duel = 5.5, Fan = 4.8, FireSlash = 5.6,
		Halberd = 4.6, Jink = 5.2, KylinBow = 4.7, MoonSpear = 4.5, Peach = 6, SPMoonSpear = 4.5,
		Slash = 5.4, Spear = 4.9, ThunderSlash = 5.5,
	},
	nosluoyi = {
		Analeptic = 5.8, Axe = 5, Blade = 4.9, DefensiveHorse = 4, Duel = 5.5, Fan = 4.8, FireSlash = 5.6,
		Halberd = 4.6, Jink = 5.2, KylinBow = 4.7, MoonSpear = 4.5, Peach = 6, SPMoonSpear = 4.5,
		Slash = 5.4, Spear = 4.9, ThunderSlash = 5.5,
	},
	nosxuanfeng = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	paoxiao = {
		Analeptic = 5.8, ExNihilo = 4.7, FireSlash = 5.6, Jink = 5.7, Peach = 6, Slash = 5.4,
		ThunderSlash = 5.5,
	},
	qiangxi = { Jink = 5.1, Peach = 6, Weapon = 5 },
	shensu = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	xiaoji = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	xuanfeng = { Armor = 5, DefensiveHorse = 5, Jink = 5.1, OffensiveHorse = 4.8, Peach = 6, Weapon = 4.9 },
	yinbing = { EquipCard = 5, TrickCard = 4 },
	yuanhu = { Armor = 4.8, Horse = 4.9, Jink = 5.1, Peach = 6, Weapon = 4.7 },
	zhulou = { Jink = 5.1, Peach = 6, Weapon = 5 },
}
BY_SKILL.nosjizhi = BY_SKILL.jizhi

for skill, values in pairs(BY_SKILL) do
	sgs[skill .. "_keep_value"] = values
end

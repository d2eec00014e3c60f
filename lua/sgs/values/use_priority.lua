-- How early a card is used in the play phase, by its class: higher is earlier.

local CARDS = {
	AmazingGrace = 1.2, Analeptic = 3, ArcheryAttack = 3.5, Axe = 2.688, Blade = 2.675, Collateral = 2.75,
	Crossbow = 2.63, DefensiveHorse = 2.75, Dismantlement = 4.4, DoubleSword = 2.665, Duel = 2.9,
	EightDiagram = 0.8, ExNihilo = 9.3, Fan = 2.655, FireAttack = 4.5, FireSlash = 2.5, GodSalvation = 1.1,
	GudingBlade = 2.67, Halberd = 2.685, IceSword = 2.65, Indulgence = 0.5, IronChain = 9.1, KylinBow = 2.68,
	Lightning = 0, MoonSpear = 2.635, OffensiveHorse = 2.69, Peach = 0.9, QinggangSword = 2.645,
	RenwangShield = 0.85, SavageAssault = 3.5, SilverLion = 1, Slash = 2.6, Snatch = 4.3, Spear = 2.66,
	SupplyShortage = 0.5, ThunderSlash = 2.5, Vine = 0.95,
}

-- Cards of skills; a skill's own file may say otherwise.
local SKILL_CARDS = {
	AnxuCard = 9.6, CunsiCard = 10.1, DaheCard = 8, DanshouCard = 6.4,
	DingpinCard = 0, DuanxieCard = 0, DuoshiCard = 2.2, DuwuCard = 0.6, FenchengCard = 9.1,
	FenxunCard = 8, FuluanCard = 2.3, GanluCard = 4.5, GongqiCard = 8,
	GuhuoCard = 10, GuixiuCard = 10.1, HantongCard = 2.45,
	JujianCard = 4.5, JunxingCard = 1.2,
	LihunCard = 6, LuoyiCard = 9.2, MiejiCard = 5.4, MingceCard = 4,
	NosGuhuoCard = 10, NosJujianCard = 0,
	QiangwuCard = 11, QiceCard = 1.5, QingchengCard = 7.2, QujiCard = 4.2,
	ShangyiCard = 9, ShenxingCard = 3, SongciCard = 3, TanhuCard = 8,
	WoodenOxCard = 0, XianzhenCard = 9.2, XianzhouCard = 4.9, XiemuCard = 10,
	XintanCard = 7, XinzhanCard = 9.4, XiongyiCard = 9.31, XuejiCard = 2.35, YanxiaoCard = 3.9,
	YinlingCard = 5.4, ZhanyiCard = 10, ZhanyiViewAsBasicCard = 8,
	ZhoufuCard = 0.4,
}

for _, values in ipairs({ CARDS, SKILL_CARDS }) do
	for class, value in pairs(values) do
		sgs.ai_use_priority[class] = value
	end
end

-- How much using a card is worth, by its class: what is tried first, and what is kept for later.

local CARDS = {
	AmazingGrace = 3, Analeptic = 5.98, ArcheryAttack = 3.8, Collateral = 5.8, Dismantlement = 5.6, Duel = 3.7,
	ExNihilo = 10, FireAttack = 4.8, FireSlash = 4.6, Indulgence = 8, IronChain = 5.4, Jink = 8.9,
	Nullification = 8, Peach = 6, SavageAssault = 3.9, Slash = 4.5, Snatch = 9, SupplyShortage = 7,
	ThunderSlash = 4.55,
}

-- Cards of skills; a skill's own file may say otherwise.
local SKILL_CARDS = {
	CunsiCard = 10, DaheCard = 8.5, DanshouCard = 6.6, DuoshiCard = 3,
	DuwuCard = 2.45, FenxunCard = 5.5, GongqiCard = 2,
	HantongCard = 8.5, LihunCard = 8.5,
	MingceCard = 5.9, NosJujianCard = 6.7, QiangwuCard = 3,
	QingchengCard = 2, SanyaoCard = 1.75, ShangyiCard = 4,
	SongciCard = 3, XianzhenCard = 9.2, XiemuCard = 5, XintanCard = 3,
	XinzhanCard = 4.4, XuejiCard = 3, YinlingCard = 6.6, ZhoufuCard = 2,
}

for _, values in ipairs({ CARDS, SKILL_CARDS }) do
	for class, value in pairs(values) do
		sgs.ai_use_value[class] = value
	end
end

-- How much keeping a card in hand is worth, by its class or a kind above it.

local CARDS = {
	AmazingGrace = -1, Analeptic = 4.1, ArcheryAttack = 3.38, Armor = 2.06, Collateral = 3.4,
	Dismantlement = 3.44, Duel = 3.42, ExNihilo = 3.9, FireAttack = 3.3, FireSlash = 3.63, GodSalvation = 3.32,
	Horse = 2.04, Indulgence = 3.5, IronChain = 3.34, Jink = 5.2, Lightning = -1, Nullification = 3.8,
	Peach = 7, SavageAssault = 3.36, Slash = 3.6, Snatch = 3.46, SupplyShortage = 3.48, ThunderSlash = 3.66,
	Weapon = 2.08,
}

for class, value in pairs(CARDS) do
	sgs.ai_keep_value[class] = value
end

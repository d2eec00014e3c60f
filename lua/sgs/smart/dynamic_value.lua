-- Kinds of cards by what they do: damage, benefit, control, luck. sgs.dynamic_value.damage_card.Duel is true. Files of
-- skills add the cards of theirs.

local KINDS = {
	benefit = "AmazingGrace|Analeptic|ExNihilo|GodSalvation|NosJujianCard|Peach|QujiCard",
	control_card = "Collateral|DaheCard|Dismantlement|GanluCard|Snatch|TanhuCard|XianzhenCard",
	control_usecard = "Indulgence|SupplyShortage",
	damage_card = "ArcheryAttack|Duel|DuwuCard|FireAttack|NeoFanjianCard|SavageAssault|Slash",
	lucky_chance = "Lightning",
}

sgs.dynamic_value = {}
for kind, classes in pairs(KINDS) do
	local is_one = {}
	for _, class in ipairs(classes:split("|")) do
		is_one[class] = true
	end
	sgs.dynamic_value[kind] = is_one
end

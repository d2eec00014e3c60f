-- Kinds of cards by what they do: damage, benefit, control, luck. sgs.dynamic_value.damage_card.Duel is true.

local KINDS = {
	benefit = "AmazingGrace|Analeptic|ExNihilo|GodSalvation|JieyinCard|NosJujianCard|NosRendeCard|Peach|QingnangCard|QujiCard|RendeCard|ZhihengCard",
	control_card = "Collateral|DaheCard|DimengCard|Dismantlement|GanluCard|QuhuCard|ShenfenCard|Snatch|TanhuCard|TianyiCard|XianzhenCard",
	control_usecard = "Indulgence|SupplyShortage",
	damage_card = "ArcheryAttack|Duel|DuwuCard|FireAttack|LijianCard|LuanwuCard|NeoFanjianCard|NosFanjianCard|QiangxiCard|SavageAssault|ShenfenCard|Slash",
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

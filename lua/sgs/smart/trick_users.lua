-- What owners of jizhi and nosjizhi, who draw for each trick they use, like to keep: tricks.

sgs.trick_users_keep_value = {
	AmazingGrace = 5.1, Analeptic = 5.9, ArcheryAttack = 5.2, Collateral = 5, Dismantlement = 5.6,
	Duel = 5.3, ExNihilo = 5.7, FireAttack = 4.9, IronChain = 5.5, Jink = 5.8, Peach = 6,
	SavageAssault = 5.4, Snatch = 5.7,
}

-- A card more: that is worth an attack on all even where it hits nobody.
function sgs.trickUsersAoeGain(_, _, _, hit)
	return hit > 0 and 51 or 110
end

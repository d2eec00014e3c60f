-- How likely a comparison of cards is won.

-- The chance that a card of that number beats another player's: a friend plays low, anybody else as high as he can.
-- Of cards that are not seen all numbers are as likely.
function SmartAI:pindianChance(number, other)
	local known, friend = sgs.getKnownHandcards(other, self.player), self:isFriend(other)
	local unknown = other:getHandcardNum() - #known
	for _, card in ipairs(known) do
		local beaten = card:getNumber() < number
		if friend and beaten then return 1 end
		if not friend and not beaten then return 0 end
	end
	if friend then return 1 - ((14 - number) / 13) ^ unknown end
	return ((number - 1) / 13) ^ unknown
end

-- 奸雄 jianxiong (Cao Cao): when he was hurt, he may draw a card, or take the cards that hurt him.

-- Whether all cards of a card still lie on the table.
local function lies_there(room, card)
	if not card or card:subcardsLength() == 0 then return false end
	for _, id in ipairs(card:getSubcards()) do
		if room:getCardPlace(id) ~= sgs.Player_PlaceTable then return false end
	end
	return true
end

sgs.CreateTriggerSkill({ name = "jianxiong", events = { sgs.Damaged },
	on_trigger = function(self, _, player, data, room)
		local card = data:toDamage().card
		local choices = lies_there(room, card) and "draw+cancel+obtain" or "draw+cancel"
		local choice = room:askForChoice(player, self.name, choices, data)
		if choice == "obtain" then
			player:obtainCard(card)
		elseif choice == "draw" then
			player:drawCards(1, self.name)
		end
		return false
	end })

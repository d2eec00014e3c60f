-- 利驭 Liyu (Lvbu): whom his Slash has damaged may name a third player; Lvbu takes a card of the victim and uses
-- a Duel on the one who was named.

local function duel()
	local card = sgs.Sanguosha:cloneCard("duel", sgs.Card_NoSuit, 0)
	card:setSkillName("_liyu")
	return card
end

local function concerns(damage, player)
	local victim = damage.to
	return sgs.is_direct_slash_damage(damage) and victim ~= player and victim.alive and not victim:isNude()
end

sgs.CreateTriggerSkill({ name = "liyu", events = { sgs.Damage },
	on_trigger = function(_, _, player, data, room)
		local damage = data:toDamage()
		local victim = damage.to
		local card = duel()
		if not concerns(damage, player) or player:isLocked(card) then return false end
		local targets = room:getOtherPlayers(player):filter(function(other)
			return other ~= victim and not player:isProhibited(other, card)
		end)
		local target = room:askForPlayerChosen(victim, targets, "liyu", "@liyu:" .. player:objectName(), true)
		if not target then return false end
		local id = room:askForCardChosen(player, victim, "he", "liyu")
		room:obtainCard(player, id, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
		if player.alive and target.alive then room:useCard(sgs.CardUseStruct(card, player, target)) end
		return false
	end })

-- 解围 jiewei (Cao Ren): when he has been turned over he may draw a card and use a trick or a piece of equipment from his
-- hand; then he may discard a card on the table of the same type.

-- By what is printed: a card that was laid down as a trick may be something else.
local function is_of_type(id, type_id)
	return sgs.Sanguosha:getEngineCard(id):getTypeId() == type_id
end

-- What of somebody on the table he may discard, and what not.
local function parted(player, other, type_id)
	local may, not_allowed = {}, {}
	for _, card in sgs.qlist(other:getCards("ej")) do
		local id = card:getId()
		table.insert(is_of_type(id, type_id) and player:canDiscard(other, id) and may or not_allowed, id)
	end
	return may, not_allowed
end

local function discard(room, player, type_id)
	local targets = room:getAlivePlayers():filter(function(other) return #parted(player, other, type_id) > 0 end)
	local target = room:askForPlayerChosen(player, targets, "jiewei", "@jiewei-discard", true)
	if not target then return end
	local _, not_allowed = parted(player, target, type_id)
	local id = room:askForCardChosen(player, target, "ej", "jiewei", false, sgs.Card_MethodDiscard, not_allowed)
	local is_trick = room:getCardPlace(id) == sgs.Player_PlaceDelayedTrick
	local owner = not is_trick and target:objectName() or ""
	room:throwCard({ id }, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_DISMANTLE, player:objectName(), owner, "jiewei", ""))
end

sgs.CreateTriggerSkill({ name = "jiewei", events = { sgs.TurnedOver },
	on_trigger = function(self, _, player, _, room)
		if not room:askForSkillInvoke(player, self.name) then return false end
		player:drawCards(1, self.name)
		local pattern = "TrickCard+^Nullification,EquipCard|.|.|hand"
		local used = room:askForUseCard(player, pattern, "@jiewei", -1, sgs.Card_MethodUse, false)
		if used and player:isAlive() then discard(room, player, used:getTypeId()) end
		return false
	end })

-- 归心 guixin (Cao Cao as a god): for each point of damage he may take a card of everybody else, and turns over.

local function has_prey(room, player)
	for _, other in ipairs(room:getOtherPlayers(player)) do
		if not other:isAllNude() then return true end
	end
	return false
end

local function take_one(room, player, other)
	local id = room:askForCardChosen(player, other, "hej", "guixin")
	local code = sgs.CardMoveReason_S_REASON_EXTRACTION
	local reason = sgs.CardMoveReason(code, player:objectName(), other:objectName(), "guixin", "")
	room:obtainCard(player, id, reason, room:getCardPlace(id) ~= sgs.Player_PlaceHand)
end

local function gather(room, player)
	player:setFlags("GuixinUsing")
	for _, other in ipairs(room:getOtherPlayers(player)) do
		if player:isAlive() and other:isAlive() and not other:isAllNude() then take_one(room, player, other) end
	end
	if player:isAlive() then player:turnOver() end
	player:setFlags("-GuixinUsing")
end

sgs.CreateMasochismSkill({ name = "guixin",
	on_damaged = function(self, player, damage)
		local room = player:getRoom()
		for _ = 1, damage.damage do
			room:addPlayerMark(player, "GuixinTimes")
			if player:isDead() or not has_prey(room, player) then break end
			if not room:askForSkillInvoke(player, self.name, sgs.QVariant(damage)) then break end
			gather(room, player)
		end
		room:setPlayerMark(player, "GuixinTimes", 0)
	end })

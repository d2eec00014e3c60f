-- 奋激 fenji (Zhou Tai): when another's hand is robbed or broken he may lose a health point; the robbed one draws two. He
-- pays for friends who have few cards left, and for himself, while he is not weak.

local function robbed(room)
	for _, player in sgs.qlist(room:getAlivePlayers()) do
		if player:hasFlag("FenjiMoveFrom") then return player end
	end
end

-- How many cards a friend may still hold: the dearer the health point, the fewer.
local function enough_cards(self)
	return self.player:getHp() > 1 and 5 or 3
end

sgs.ai_skill_invoke.fenji = function(self, data)
	local move = type(data) == "userdata" and data:toMoveOneTime() or nil
	local victim = move and move.from or robbed(self.room)
	if not victim or self:isWeak() or not self:isFriend(victim) then return false end
	if hasManjuanEffect(victim) or self:needKongcheng(victim, true) then return false end
	local cards = victim:getHandcardNum()
	trace.consider(victim, cards, "fenji: a friend with that many cards, fewer than " .. enough_cards(self) .. " wanted")
	return cards < enough_cards(self)
end

-- Two cards for a health point are a present.
sgs.ai_choicemade_filter.skillInvoke.fenji = function(_, player, fields)
	local victim = robbed(global_room)
	if fields[#fields] == "yes" and victim then sgs.updateIntention(player, victim, -10) end
end

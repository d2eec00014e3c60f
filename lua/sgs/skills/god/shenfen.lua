-- 神愤 (Lu Bu, god): for six marks of wrath everybody else is hurt and loses his equipment and four hand cards; then he
-- is turned over. Used where it costs the enemies more than the friends.

local WRATH = 6

sgs.ai_use_value.ShenfenCard, sgs.ai_use_priority.ShenfenCard = 8, 5.3
sgs.dynamic_value.damage_card.ShenfenCard, sgs.dynamic_value.control_card.ShenfenCard = true, true

table.insert(sgs.ai_skills, {
	name = "shenfen",
	getTurnUseCard = function(self)
		if self.player:hasUsed("ShenfenCard") or self.player:getMark("@wrath") < WRATH then return nil end
		return sgs.Card_Parse("@ShenfenCard=.")
	end,
})

sgs.ai_skill_use_func.ShenfenCard = function(card, use, self)
	local benefit = self:shenfenBenefit()
	if benefit > 0 then
		trace.consider(card, benefit, "shenfen: worth it")
		use.card = card
	else
		trace.reject(card, string.format("shenfen: it comes to %.2f", benefit))
	end
end

sgs.ai_delayed_value.shenfen = { Indulgence = 3 }

-- It turns him over in the end: back, if he is turned over before.
sgs.ai_turn_over.shenfen = function(_, player)
	if player:hasFlag("ShenfenUsing") then return player:getPhase() ~= sgs.Player_Play end
end

-- 驱虎 quhu (Xun Yu): once in a play phase he compares cards with somebody of more health. Who is beaten strikes a player of
-- Xun Yu's choice in his attack range; else he strikes Xun Yu.

local function set_on(room, source, tiger)
	local prey = room:getOtherPlayers(tiger):filter(function(other) return tiger:inMyAttackRange(other) end)
	local victim = room:askForPlayerChosen(source, prey, "quhu", "@quhu-damage:" .. tiger:objectName())
	if victim then room:damage(sgs.DamageStruct("quhu", tiger, victim)) end
end

sgs.CreateSkillCard({ class = "QuhuCard", skill_name = "quhu",
	filter = function(_, targets, to, player)
		return #targets == 0 and to:getHp() > player:getHp() and player:canPindian(to)
	end,
	on_use = function(_, room, source, targets)
		local tiger = targets[1]
		if not source:canPindian(tiger) then return end
		local won = source:pindian(tiger, "quhu")
		if source:isDead() or tiger:isDead() then return end
		if won then
			set_on(room, source, tiger)
		else
			room:damage(sgs.DamageStruct("quhu", tiger, source))
		end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "quhu",
	enabled_at_play = function(_, player)
		return not player:isKongcheng() and not player:hasUsed("QuhuCard")
	end,
	view_as = function()
		return sgs.Card_Parse("@QuhuCard=.")
	end })

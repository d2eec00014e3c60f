-- 悲歌 beige (Cai Wenji): after a Slash has hurt somebody, a card of hers makes him judge: by heart he recovers, by
-- diamond he draws two, by club the source discards two cards, by spade it turns over.

local AFTER = {
	heart = function(room, owner, damage) room:recover(damage.to, sgs.RecoverStruct(owner)) end,
	diamond = function(_, _, damage) damage.to:drawCards(2, "beige") end,
	club = function(room, _, damage)
		if damage.from and damage.from:isAlive() then room:askForDiscard(damage.from, "beige", 2, 2, false, true) end
	end,
	spade = function(_, _, damage)
		if damage.from and damage.from:isAlive() then damage.from:turnOver() end
	end,
}

local function sing(room, owner, damage, data)
	if not owner:canDiscard(owner, "he") or not room:askForCard(owner, "..", "@beige", data, "beige") then return end
	local after = AFTER[room:judged_suit(damage.to, "beige")]
	if after then after(room, owner, damage) end
end

sgs.CreateTriggerSkill({ name = "beige", events = { sgs.Damaged },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(self, _, player, data, room)
		local damage = data:toDamage()
		if not damage.card or not damage.card:isKindOf("Slash") then return false end
		for _, owner in ipairs(room:findPlayersBySkillName(self.name)) do
			if player:isDead() then break end
			if owner:isAlive() then sing(room, owner, damage, data) end
		end
		return false
	end })

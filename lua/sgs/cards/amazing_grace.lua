-- 五谷丰登 Amazing Grace: everybody takes a card, the user first. Played when friends come soon
-- enough before enemies. Which card to take is in amazing_grace_pick.lua.

-- Lord and loyalists wait while nobody is known and many sit behind them.
local function too_early(self)
	local role = self.role
	return (role == "lord" or role == "loyalist") and sgs.turncount <= 2 and self.player:getSeat() <= 3
		and self.room:alivePlayerCount() > 5
end

-- How much less each next place counts.
local function fading(self, card)
	local last = self.player:isLastHandCard(card, true) and self:needKongcheng()
	return (last or self:hasSkills("jizhi|nosjizhi")) and 0.6 or 0.8
end

function SmartAI:useCardAmazingGrace(card, use)
	if too_early(self) then return trace.reject(card, "too early: it feeds strangers") end
	local score, fade = 1, fading(self, card)
	local weight = fade
	for _, player in ipairs(sgs.aliveAfter(self.player)) do
		if self:hasTrickEffective(card, player, self.player) then
			if self:isFriend(player) then score += weight elseif self:isEnemy(player) then score -= weight end
		end
		if score < 0 then return trace.reject(card, "enemies would choose before friends") end
		weight *= fade
	end
	trace.consider(card, score, "friends choose soon enough")
	use.card = card
end

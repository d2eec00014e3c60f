-- 节命 jieming fills a hand.

-- Whether a blow for a friend with jieming comes back as health: `source` gives the cards that it draws to one of us who
-- heals with them.
function SmartAI:jiemingHeals(friend, source)
	if not friend:hasSkill("jieming") or not source:hasSkill("nosrende") then return false end
	for _, healer in ipairs(self.friends) do
		if healer:hasSkill("jijiu") then return true end
	end
	return false
end

-- How many cards it lets a player draw that stay with him.
function sgs.jiemingDraws(player)
	if hasManjuanEffect(player) then return 0 end
	return math.max(0, math.min(5, player:getMaxHp()) - player:getHandcardNum())
end

-- 节命 jieming fills a hand.

-- How many cards it lets a player draw that stay with him.
function sgs.jiemingDraws(player)
	if hasManjuanEffect(player) then return 0 end
	return math.max(0, math.min(5, player:getMaxHp()) - player:getHandcardNum())
end

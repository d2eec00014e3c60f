-- What skills that have no file of their own do to decisions about other cards and players.

local function lost_health(player)
	return player:getLostHp()
end

sgs.ai_draw_count.shenwei, sgs.ai_draw_count.zishou = 2, lost_health
sgs.ai_draw_count.hongyuan, sgs.ai_draw_count.zhaolie = -1, -1

sgs.ai_can_retrial.huanshi = function(_, player)
	return not player:isNude()
end

sgs.ai_delayed_harmless.conghui = function(_, _, class_name)
	return nil, class_name == "Indulgence"
end

sgs.ai_delayed_harmless.jisu = function(_, _, class_name)
	return nil, class_name == "SupplyShortage"
end

local function turns_back(_, player)
	if player:getPhase() <= sgs.Player_Finish then return false end
end

sgs.ai_turn_over.neojushou, sgs.ai_turn_over.kuiwei = turns_back, turns_back

sgs.ai_turn_over.lihun = function(_, player)
	local free = not player:hasUsed("LihunCard") and player:faceUp() and player:getPhase() == sgs.Player_Play
	if free then return false end
end

local function likes_attacks(self, _, _, hit)
	return hit > 0 and 2 * #self.enemies or 0
end

sgs.ai_aoe_gain.qice, sgs.ai_aoe_gain.manjuan = likes_attacks, likes_attacks

sgs.ai_heal_order.kofkuanggu = function(_, friend)
	return friend:getHp() >= 2 and 5 or 0
end

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

sgs.ai_no_jink.kofliegong = function(_, from, to)
	return from:getPhase() == sgs.Player_Play and to:getHandcardNum() >= from:getHp()
end

sgs.ai_hand_limit.zaoyao = function(player)
	return player:getHandcardNum()
end

local function prized_below(kind)
	return function(_, card, value)
		return card:isKindOf(kind) and 2 - value or 0
	end
end

sgs.ai_card_bonus.taichen, sgs.ai_card_bonus.zhulou = prized_below("Weapon"), prized_below("Weapon")
sgs.ai_card_bonus.yizhong = prized_below("Armor")

sgs.ai_card_bonus.chongzhen = function(_, card)
	if card:getSkillName() ~= "longdan" then return 0 end
	return 1, card:isKindOf("Slash") and 0.08 or 0
end

sgs.ai_card_bonus.jinjiu = function(_, card)
	if card:isKindOf("Analeptic") then return 0, 0, -0.002 end
	local printed = card:isKindOf("Slash") and card:getEffectiveId() >= 0
		and sgs.Sanguosha:getEngineCard(card:getEffectiveId())
	return 0, printed and printed:isKindOf("Analeptic") and 0.03 or 0
end

sgs.ai_card_bonus.kofkuanggu = function(_, card)
	return 0, 0, 0, card:isKindOf("Peach") and 0.11 or 0
end

sgs.ai_card_bonus.cihuai = function(self, card)
	return 0, 0, 0, card:isKindOf("Slash") and self.player:getMark("@cihuai") > 0 and 99 or 0
end

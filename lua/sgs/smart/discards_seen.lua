-- Discarded for want of room: a weapon against somebody that was not used on him.

local ROUNDS = 3 -- so long nobody is sure of anybody

local HARMLESS = { tiandu = true, hujia = true, huilei = true, weidi = true }

-- Whether a skill keeps others from slashing the player. `basics`: basic cards that went.
local function shielded(player, basics)
	if player:hasSkill("fangzhu") and player:getLostHp() < 2 then return true end
	for _, skill in sgs.qlist(player:getVisibleSkillList()) do
		local name = skill:objectName()
		local shields = sgs.ai_slash_prohibit[name] ~= nil and not HARMLESS[name]
		if shields and not (name == "xiangle" and basics < 2) then return true end
	end
	return false
end

local function could_slash(self, from, to, card, basics)
	if not from:canSlash(to, card, true) or shielded(to, basics) then return false end
	if self.slashIsEffective and not self:slashIsEffective(card, to, from) then return false end
	return sgs.isGoodTarget(to, nil, self)
end

-- Whether a delayed trick could have gone to that player; `reach` is how far it goes.
local function could_delay(from, to, card, reach)
	if to:containsTrick(card:objectName()) or global_room:isProhibited(from, to, card) then return false end
	return not reach or from:distanceTo(to) <= reach
end

local function spared(self, from, to, card, basics)
	if card:isKindOf("Slash") then return could_slash(self, from, to, card, basics) end
	if card:isKindOf("Indulgence") then return could_delay(from, to, card) end
	return could_delay(from, to, card, from:hasSkill("duanliang") and 2 or 1)
end

-- What the turn tells of the discard: whether he could play at all, and whether his Slash was spent.
local function may_have_used(from, card)
	local notes, name = sgs.notes(), from:objectName()
	if notes.phases_told and notes.played ~= name then return false end
	if not card:isKindOf("Slash") then return card:isKindOf("Indulgence") or card:isKindOf("SupplyShortage") end
	return notes.slashed ~= name or from:hasFlag("JiangchiInvoke")
end

local function faces(move)
	local cards, basics = {}, 0
	for place, id in ipairs(move.ids) do
		local from_hand = not move.from_places[place] or move.from_places[place] == sgs.Player_PlaceHand
		local card = id >= 0 and from_hand and sgs.Sanguosha:getCard(id)
		if card then
			table.insert(cards, card)
			if card:isKindOf("BasicCard") then basics += 1 end
		end
	end
	return cards, basics
end

-- Who throws Jinks away although leiji lives on them holds more.
local function learn_of_jinks(from, cards)
	if not from:hasSkills("leiji|nosleiji") or from:getHandcardNum() < 2 then return end
	for _, card in ipairs(cards) do
		if card:isKindOf("Jink") then sgs.lackOf(from).Jink = 2 end
	end
end

local function is_rule_discard(move)
	local reason = move.reason and (move.reason.m_reason or move.reason.reason)
	return move.from and reason == sgs.CardMoveReason_S_REASON_RULEDISCARD
end

-- Learns from cards that move to the discard pile in the discard phase.
function sgs.learnFromDiscard(self, move)
	if not is_rule_discard(move) then return end
	local from = move.from
	local cards, basics = faces(move)
	learn_of_jinks(from, cards)
	if sgs.turncount > ROUNDS or sgs.isRolePredictable() or from:hasFlag("ShuangrenSkipPlay") then return end
	if from:hasSkill("renjie") and from:hasSkill("baiyin") and from:getMark("baiyin") == 0 then return end
	for _, card in ipairs(cards) do
		if sgs.evaluatePlayerRole(from) ~= "neutral" or not CanUpdateIntention(from) then return end
		if may_have_used(from, card) then
			for _, to in sgs.qlist(global_room:getOtherPlayers(from)) do
				if spared(self, from, to, card, basics) then sgs.updateIntention(from, to, -35) end
			end
		end
	end
end

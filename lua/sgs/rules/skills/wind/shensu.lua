-- 神速 shensu (Xiahou Yuan): he may skip judgement and drawing for a Slash without a card, and his play phase and a piece
-- of equipment for another; neither knows a distance, and neither is counted.

local function virtual_slash()
	local slash = sgs.Sanguosha:cloneCard("slash", sgs.Card_NoSuit, 0)
	slash:setSkillName("shensu")
	return slash
end

sgs.CreateSkillCard({ class = "ShensuCard", skill_name = "shensu",
	filter = function(_, targets, to, player)
		return #targets == 0 and player:canSlash(to, virtual_slash(), false)
	end,
	-- The first costs no card, the second one.
	on_validate = function(card, use)
		return card:subcardsLength() == use.from:getTag("shensu"):toInt() and card or nil
	end,
	on_use = function(_, room, source, targets)
		room:useCard(sgs.CardUseStruct(virtual_slash(), source, targets), false)
	end })

-- Whether he runs: `cards` is what it costs.
local function runs(room, player, number, cards)
	player:setTag("shensu", cards)
	local method = cards > 0 and sgs.Card_MethodDiscard or sgs.Card_MethodUse
	local used = room:askForUseCard(player, "@@shensu" .. number, "@shensu" .. number, number, method)
	player:removeTag("shensu")
	return used ~= nil
end

sgs.CreateTriggerSkill({ name = "shensu", events = { sgs.EventPhaseChanging },
	on_trigger = function(_, _, player, data, room)
		local to = data:toPhaseChange().to
		if player:isSkipped(to) or not sgs.Slash_IsAvailable(player) then return false end
		if to == sgs.Player_Judge and not player:isSkipped(sgs.Player_Draw) then
			if runs(room, player, 1, 0) then
				player:skip(sgs.Player_Judge, true)
				player:skip(sgs.Player_Draw, true)
			end
		elseif to == sgs.Player_Play and player:canDiscard(player, "he") then
			if runs(room, player, 2, 1) then player:skip(sgs.Player_Play, true) end
		end
		return false
	end })

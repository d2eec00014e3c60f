-- 无谋 (Lu Bu, god): each trick costs him a mark of wrath or a health point. Below what shenfen needs he pays with
-- health while he has it to spare, to save wrath; beyond that, and when life is dear, with wrath.

local SHENFEN = 6

local function spends_wrath(player)
	return player:hasSkills("shenfen|wuqian")
end

sgs.ai_skill_choice.wumou = function(self, choices)
	local me = self.player
	local hp, wrath = me:getHp(), me:getMark("@wrath")
	local can_pay = wrath > 0 and sgs.offered(choices, "discard")
	if not can_pay then return sgs.offered(choices, "losehp") end
	if not spends_wrath(me) then return "discard" end -- nothing that it could be saved for
	-- With one point left he would have to be saved at once: Peaches in hand are no reason for that.
	local spare = hp > 1 and hp + self:getCardsNum("Peach") > 3
	local saves = wrath <= SHENFEN and spare
	trace.note("wumou: " .. wrath .. " wrath, " .. hp .. " health" .. (spare and " to spare" or ""))
	return saves and sgs.offered(choices, "losehp") or "discard"
end

-- Few tricks are worth it while wrath is low; with shenfen and as much again at hand there is some to spare.
local WORTH_IT = { "AOE", "DelayedTrick", "IronChain", "Drowning" }

local function why_not_use(card, wrath)
	if wrath > SHENFEN then return nil end
	if card:isKindOf("Duel") then return wrath == 0 and "wumou: a Duel costs health" or nil end
	for _, kind in ipairs(WORTH_IT) do
		if card:isKindOf(kind) then return nil end
	end
	return "wumou: wrath is saved"
end

-- A blow brings wrath, and a Nullification costs it.
local function why_not_nullify(self, trick, to, wrath)
	local me, weak = self.player, self:isWeak()
	if wrath == 0 and (weak or me:isLord()) then return "wumou: it costs health" end
	local damages = trick:isKindOf("Duel") or trick:isKindOf("FireAttack") or trick:isKindOf("AOE")
	return to == me and damages and not weak and "wumou: the blow brings wrath" or nil
end

sgs.ai_no_trick.wumou = function(self, card, stopped, to)
	local wrath = self.player:getMark("@wrath")
	if stopped then return why_not_nullify(self, stopped, to, wrath) end
	return why_not_use(card, wrath)
end

-- All others are the last that he uses; after wuqian a Duel strikes as well as before.
sgs.ai_card_bonus.wumou = function(self, card, value)
	if not card:isNDTrick() or card:isKindOf("AOE") then return 0 end
	return card:isKindOf("Duel") and self.player:hasUsed("WuqianCard") and 0 or 1 - value
end

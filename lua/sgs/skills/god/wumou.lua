-- 无谋 (Lu Bu, god): each trick costs him a mark of wrath or a health point. Below what shenfen needs he pays with
-- health while he has it to spare, to save wrath; beyond that, and when life is dear, with wrath.

local SHENFEN = 6

local function spends_wrath(player)
	return player:hasSkills("shenfen|wuqian")
end

sgs.ai_skill_choice.wumou = function(self, choices)
	local me, words = self.player, choices:split("+")
	local hp, wrath = me:getHp(), me:getMark("@wrath")
	local can_pay = wrath > 0 and table.contains(words, "discard")
	if not can_pay then return "losehp" end
	if not spends_wrath(me) then return "discard" end -- nothing that it could be saved for
	-- With one point left he would have to be saved at once: Peaches in hand are no reason for that.
	local spare = hp > 1 and hp + self:getCardsNum("Peach") > 3
	local saves = wrath <= SHENFEN and spare
	trace.note("wumou: " .. wrath .. " wrath, " .. hp .. " health" .. (spare and " to spare" or ""))
	return saves and "losehp" or "discard"
end

-- 洛神 luoshen (Zhen Ji): at the start of her turn she may judge; a black card is hers, and she may go on. Nearly
-- always, unless what she would judge by is needed for something else.

-- The card laid under her by zhoufu, which the next judgement takes.
local function bound_card(self)
	local ids = self.player:getPile("incantation")
	local id = ids:length() > 0 and ids:first()
	return id and id >= 0 and sgs.Sanguosha:getCard(id) or nil
end

local SAVES = { indulgence = "heart", supply_shortage = "club" }

-- Better left to the delayed trick that is judged next; red, it lets yingbing draw.
local function spoils_bound_card(self)
	local card = bound_card(self)
	if not card then return false end
	local trick = self.player:getJudgingArea():last()
	local saved = trick and SAVES[trick:objectName()] == card:getSuitString()
	if saved and not self:hasWizard(self.enemies, true) then return true end
	local drawer = self.room:findPlayerBySkillName("yingbing")
	return card:isRed() and drawer ~= nil and self:isEnemy(drawer) and not hasManjuanEffect(drawer)
end

-- What guanxing has laid on top for her has been taken.
local function is_done_with_guanxing(me)
	return me:hasFlag("AI_Luoshen_Conflict_With_Guanxing") and me:getMark("AI_loushen_times") == 0
end

-- Cards that she cannot use fill her hand for an enemy's guzheng.
local function feeds_guzheng(self)
	if not self:willSkipPlayPhase() or self:getOverflow() <= 1 then return false end
	for _, enemy in ipairs(self.enemies) do
		if enemy:hasSkill("guzheng") then return true end
	end
	return false
end

local function why_not(self)
	local me = self.player
	if me:hasFlag("AI_doNotInvoke_luoshen") then
		me:setFlags("-AI_doNotInvoke_luoshen")
		return "guanxing saw no black card"
	end
	if is_done_with_guanxing(me) then return "the black cards that guanxing saw are taken" end
	if feeds_guzheng(self) then return "what she must discard would go to guzheng" end
	return spoils_bound_card(self) and "the bound card is needed" or nil
end

sgs.ai_skill_invoke.luoshen = function(self)
	local why = why_not(self)
	if why then trace.note("no judgement: " .. why) end
	return why == nil
end

-- Counts the cards that guanxing has laid on top.
sgs.ai_choicemade_filter.skillInvoke.luoshen = function(_, player, fields)
	if not player:hasFlag("AI_Luoshen_Conflict_With_Guanxing") then return end
	local yes = fields[#fields] == "yes"
	player:setMark("AI_loushen_times", yes and math.max(player:getMark("AI_loushen_times") - 1, 0) or 0)
end

-- An enemy is to get no more cards; a friend is helped, unless more would only be discarded and the helper
-- has few himself.
sgs.ai_need_retrial_func.luoshen = function(self, judge, is_good, who, is_friend)
	if not is_friend then return is_good end
	if who:getHandcardNum() > 30 then return false end
	local slashes_on = self:hasCrossbowEffect(who) or getKnownCard(who, self.player, "Crossbow") > 0
	if not slashes_on and self:getOverflow(who) > 1 and self.player:getHandcardNum() < 3 then return false end
	return not is_good
end

sgs.ai_delayed_value.luoshen = { Indulgence = 5 }

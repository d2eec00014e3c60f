-- 屯田 tuntian (Deng Ai): cards lost off his turn are judged, and all but hearts go to his field, which brings others
-- nearer and awakens zaoxian. Every loss is welcome to him, so a Slash that only costs him a Jink is no good.

-- Two are left, and what awakening gives is Snatches, which do not reach the other one.
local function has_no_use_for_land(self, owner)
	if self.room:alivePlayerCount() > 2 then return false end
	return self.room:getOtherPlayers(owner):first():hasSkills("noswuyan|qianxun|nosqianxun")
end

sgs.ai_skill_invoke.tuntian = function(self)
	local me = self.player
	local asleep = me:hasSkill("zaoxian") and me:getMark("zaoxian") == 0
	if asleep and has_no_use_for_land(self, me) then
		trace.note("awakening would cost health for Snatches that reach nobody")
		return false
	end
	return true
end

local function expects_a_jink(self, owner)
	local lacking = (sgs.card_lack[owner:objectName()] or {}).Jink == 1
	return not lacking and not self:isWeak(owner) and self:guess("Jink", owner) >= 1
end

sgs.ai_slash_prohibit.tuntian = function(self, from, to, slash)
	if not to:hasSkill("zaoxian") or self:isFriend(to, from) then return false end
	if self:isJinkAvailable(from, to, slash) then return false end -- that is: he cannot dodge
	local alone = self.room:alivePlayerCount() == 2
	if alone and (has_no_use_for_land(self, to) or from:hasSkill("weimu")) then return false end
	return to:getHandcardNum() >= 3 and expects_a_jink(self, to)
end

-- Without zaoxian the field is worth no card.
sgs.ai_need_retrial_func.tuntian = function(_, _, _, who)
	if not who:hasSkill("zaoxian") and who:getMark("zaoxian") == 0 then return false end
end

-- 青龙偃月刀 Blade: after a miss, another Slash on the same victim.

sgs.ai_weapon_value.blade = function(self, enemy)
	if not enemy then return math.min(self:getCardsNum("Slash"), 3) end
end

sgs.ai_skill_cardask["blade-slash"] = function(self, _, _, target)
	if not target then return "." end
	if self:isFriend(target) then
		local leiji = self.findLeijiTarget and self:findLeijiTarget(target, 50, self.player)
		if not leiji then
			trace.reject(target, "a friend is not struck again")
			return "."
		end
	elseif not self:isWeak(target) and self:getOverflow() <= 0 then
		trace.reject(target, "not weak, and the hand has room")
		return "."
	end
	local slash = self:effectiveSlash(target)
	return slash and slash:toString() or "."
end

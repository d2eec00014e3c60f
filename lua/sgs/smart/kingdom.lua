-- The kingdom of a general that has none of its own.

-- The lord's, unless his skills turn on the side of it.
local function wished(self, lord)
	local role = self.player:getRole()
	if not lord or role == "lord" then return nil end
	if role == "rebel" and lord:hasSkill("xueyi") then return "wei" end
	if role ~= "loyalist" and lord:hasSkill("shichou") then return "wei" end
	return lord:getKingdom()
end

sgs.ai_default.askForKingdom = function(self, kingdoms)
	local kingdom = wished(self, self.room:getLord())
	if kingdom and table.contains(kingdoms, kingdom) then
		trace.consider(kingdom, 0, "as the lord's skills would have it")
		return kingdom
	end
	return kingdoms[math.random(1, #kingdoms)]
end

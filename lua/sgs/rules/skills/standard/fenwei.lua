-- 奋威 Fenwei (Ganning, limited): a trick on more than one has no effect on some of its targets.

sgs.CreateSkillCard({ class = "FenweiCard",
	filter = function(_, _, to, player)
		return table.find(player:property("fenwei_targets"):toString():split("+"), to:objectName()) ~= nil
	end,
	on_use = function(_, room, source, targets)
		room:removePlayerMark(source, "@fenwei")
		local use = source:getTag("fenwei"):toCardUse()
		for _, target in ipairs(targets) do
			if not table.find(use.nullified_list, target:objectName()) then
				table.insert(use.nullified_list, target:objectName())
			end
		end
	end })

local function names(players)
	local list = {}
	for _, player in ipairs(players) do table.insert(list, player:objectName()) end
	return table.concat(list, "+")
end

sgs.CreateTriggerSkill({ name = "fenwei", frequency = sgs.Skill_Limited, limit_mark = "@fenwei",
	events = { sgs.TargetSpecifying },
	can_trigger = function(_, player) return player ~= nil end,
	on_trigger = function(_, _, _, data, room)
		local use = data:toCardUse()
		if #use.to < 2 or not use.card:isNDTrick() then return false end
		local owner = room:findPlayerBySkillName("fenwei")
		if not owner or owner:getMark("@fenwei") == 0 then return false end
		room:setPlayerProperty(owner, "fenwei_targets", names(use.to))
		owner:setTag("fenwei", data)
		room:askForUseCard(owner, "@@fenwei", "@fenwei-card")
		owner:removeTag("fenwei")
		room:setPlayerProperty(owner, "fenwei_targets", "")
		return false
	end })

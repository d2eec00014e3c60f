-- 激将 jijiang (Liu Bei, lord skill): where he needs a Slash, others of Shu may give one for him, in answer or for use.

-- The first Slash that somebody of Shu gives.
local function given(room, lord)
	local prompt = "@jijiang-slash:" .. lord:objectName()
	for _, liege in sgs.qlist(room:getLieges("shu", lord)) do
		local slash = room:askForCard(liege, "slash", prompt, nil, sgs.Card_MethodResponse, lord, false, "", true)
		if slash then return slash end
	end
	return nil
end

sgs.CreateTriggerSkill({ name = "jijiang$", events = { sgs.CardAsked },
	can_trigger = function(_, player)
		return player ~= nil and player:isAlive() and player:hasLordSkill("jijiang")
	end,
	on_trigger = function(self, _, player, data, room)
		local pattern, prompt = table.unpack(data:toStringList())
		if pattern ~= "slash" or prompt:find("@jijiang-slash", 1, true) then return false end
		if room:getLieges("shu", player):isEmpty() or not room:askForSkillInvoke(player, self.name, data) then return false end
		local slash = given(room, player)
		if slash then room:provide(slash) end
		return slash ~= nil
	end })

-- Where the targets of a Slash are fixed, none need be named.
local function aim(room, use)
	if use.to:isEmpty() and use.from:hasFlag("slashTargetFix") then
		use.to = room:getOtherPlayers(use.from):filter(function(other) return other:hasFlag("SlashAssignee") end)
	end
	return not use.to:isEmpty()
end

-- Used as a Slash of his own: the targets are known before anybody is asked.
sgs.CreateSkillCard({ class = "JijiangCard", skill_name = "jijiang",
	filter = function(_, targets, to, player)
		return sgs.plain_slash():targetFilter(targets, to, player)
	end,
	on_validate = function(_, use)
		local lord = use.from
		local room = lord:getRoom()
		local is_aimed = aim(room, use)
		for _, target in sgs.qlist(use.to) do target:setFlags("JijiangTarget") end
		local slash = is_aimed and given(room, lord)
		for _, target in sgs.qlist(use.to) do target:setFlags("-JijiangTarget") end
		if not slash then
			lord:setFlags("Global_JijiangFailed")
			return nil
		end
		use.m_isOwnerUse = false
		use.to = use.to:filter(function(target) return lord:canSlash(target, slash, false) end)
		return slash
	end })

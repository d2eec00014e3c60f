-- QSanguosha's methods of a brain for every kind of question: the handler first, then the rule for
-- all others. Scripts call them to learn what a brain would answer.

-- By method: its registry, the place of the key among the arguments, and what the handler is given
-- after the brain.
local METHODS = {
	askForSkillInvoke = { "ai_skill_invoke", 1, function(_, data) return data end },
	askForChoice = { "ai_skill_choice", 1, function(_, choices, data) return choices, data end },
	askForSuit = { "ai_skill_suit", 1, function() end },
	askForPlayerChosen = { "ai_skill_playerchosen", 2, function(targets) return targets end },
	askForAG = { "ai_skill_askforag", 3, function(ids, refusable) return ids, refusable end },
	askForCardShow = { "ai_cardshow", 2, function(requestor) return requestor end },
	askForYiji = { "ai_skill_askforyiji", 2, function(ids, _, optional, players)
		return ids, optional, players
	end },
	askForUseCard = { "ai_skill_use", 1, function(_, prompt, method) return prompt, method end },
}

-- These mean what they say when they say nothing.
local FINAL = { askForSkillInvoke = true, askForYiji = true, askForUseCard = true }

for kind, row in pairs(METHODS) do
	local registry, place, arguments = row[1], row[2], row[3]
	SmartAI[kind] = function(self, ...)
		local key = select(place, ...)
		local handler = type(key) == "string" and sgs[registry][key] or nil
		if type(handler) == "function" then
			local first, second = handler(self, arguments(...))
			if first ~= nil or FINAL[kind] then return first, second end
		elseif handler ~= nil then
			return handler
		end
		return sgs.ai_default[kind](self, ...)
	end
end

function SmartAI:askForPindian(requestor, reason)
	local handler = sgs.ai_skill_pindian[reason]
	if type(handler) == "function" then
		local minuse, max, min = self:pindianCards()
		local card = handler(minuse, self, requestor, max, min)
		if card ~= nil then return card end
	end
	return sgs.ai_default.askForPindian(self, requestor, reason)
end

-- Players in a prompt stand by their own name or by that of their general.
function SmartAI:playerNamed(name)
	for _, player in sgs.qlist(name and name ~= "" and self.room:getAllPlayers() or {}) do
		if player:objectName() == name or player:getGeneralName() == name then return player end
	end
end

function SmartAI:askForCard(pattern, prompt, data)
	local words = (prompt or ""):split(":")
	local handler = words[1] and sgs.ai_skill_cardask[words[1]]
	if type(handler) == "function" then
		local target, other = self:playerNamed(words[2]), self:playerNamed(words[3])
		local card = handler(self, data, pattern, target, other, words[4], words[5])
		if card ~= nil then return card end
	end
	return sgs.ai_default.askForCard(self, pattern, prompt or "", data or sgs.QVariant())
end

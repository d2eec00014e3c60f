-- Players who are asked to use a card.

local Room = sgs.Room

-- Asks somebody to use a card that matches a pattern; gives the card, or nil where he declines.
function Room:askForUseCard(player, pattern, prompt, _, method, add_history)
	if not player.alive then return nil end
	prompt = prompt or ""
	for _ = 1, 8 do -- a skill card may take itself back: then it is asked for again
		local question = { pattern = pattern, prompt = prompt, method = sgs.method_names[method or sgs.Card_MethodUse] }
		local text = self:ask(player, "askForUseCard", question, pattern, sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE)
		if type(text) == "number" then text = tostring(text) end
		local card, targets
		if text then card, targets = sgs.parse_use(text) end
		if not card then
			self:choice_made(player, ("cardUsed:%s:%s:nil"):format(pattern, prompt))
			return nil
		end
		local use = sgs.CardUseStruct(card, player, targets)
		use.m_reason = sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE
		self:choice_made(player, use)
		if self:useCard(use, add_history) then return use.card end
	end
	return nil
end

-- Asks somebody to use a Slash on one of these.
function Room:askForUseSlashTo(slasher, victims, prompt, limited, no_extra, add_history)
	if getmetatable(victims) == sgs.Player then victims = { victims } end
	slasher:setFlags("slashTargetFix")
	if #victims == 1 then slasher:setFlags("slashTargetFixToOne") end
	for _, victim in ipairs(victims) do victim:setFlags("SlashAssignee") end
	if limited == false then slasher:setFlags("slashNoDistanceLimit") end
	if no_extra then slasher:setFlags("slashDisableExtraTarget") end
	local used = self:askForUseCard(slasher, "slash", prompt, -1, sgs.Card_MethodUse, add_history or false)
	if not used then self:end_slash_targets(slasher) end
	return used
end

-- Ends what askForUseSlashTo has fixed.
function Room:end_slash_targets(slasher)
	for _, flag in ipairs({ "slashTargetFix", "slashTargetFixToOne", "slashNoDistanceLimit", "slashDisableExtraTarget" }) do
		if slasher:hasFlag(flag) then slasher:setFlags("-" .. flag) end
	end
	for _, player in ipairs(self:getAlivePlayers()) do
		if player:hasFlag("SlashAssignee") then player:setFlags("-SlashAssignee") end
	end
end

-- What other cards say of their user, where a number is too little.

-- A Peach for somebody else is friendly. Whoever looks loyal and saves a rebel looks like a renegade.
sgs.ai_card_intention.Peach = function(_, _, from, tos)
	sgs.updateAlivePlayerRoles()
	for _, to in ipairs(tos) do
		if not to:hasSkill("wuhun") then
			local seen, own = sgs.evaluatePlayerRole(to), sgs.evaluatePlayerRole(from)
			local betrays = seen == "rebel" and (own == "loyalist" or own == "renegade")
			if betrays and from ~= to and (sgs.current_mode_players.renegade or 0) > 0 then
				sgs.gaugesOf(from).renegade += 100
			end
			sgs.updateIntention(from, to, -120)
		end
	end
end

-- To chain is hostile, to free is friendly.
sgs.ai_card_intention.IronChain = function(_, _, from, tos)
	for _, to in ipairs(tos) do
		sgs.updateIntention(from, to, to:isChained() and -60 or 60)
	end
end

sgs.ai_card_intention.Duel = function(self, card, from, tos)
	if (card:getSkillName() or ""):find("lijian", 1, true) then return end
	for _, to in ipairs(tos) do
		if not sgs.profitsFromBlow(self, to, from) then sgs.updateIntention(from, to, 80) end
	end
end

for _, class in ipairs({ "NeoFanjianCard", "XuejiCard" }) do
	sgs.ai_card_intention[class] = 80
end

-- What choices about single skills say.

local filters, chosen = sgs.ai_choicemade_filter, sgs.ai_playerchosen_intention

-- A lord calls for help: "cardResponded:jink:@hujia-jink:sgs1:_card_".
local function helps(level)
	return function(_, player, fields)
		local lord = sgs.seated(fields[4])
		if lord and fields[#fields] ~= "_nil_" then sgs.updateIntention(player, lord, level) end
	end
end

local function draws(level)
	return function(_, from, to)
		local spoils = to:hasSkill("kongcheng") and to:isKongcheng()
		if not spoils and not hasManjuanEffect(to) then sgs.updateIntention(from, to, level) end
	end
end
chosen.nosmiji = draws(-80)
chosen.juece, chosen.sijian = 80, 80

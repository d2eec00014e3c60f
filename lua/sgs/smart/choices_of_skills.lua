-- What choices about single skills say.

local filters, chosen = sgs.ai_choicemade_filter, sgs.ai_playerchosen_intention

filters.skillInvoke.tieji = function(_, player, fields)
	local target = sgs.seated(fields[3])
	if target and fields[#fields] == "yes" then sgs.updateIntention(player, target, 50) end
end

-- A lord calls for help: "cardResponded:jink:@hujia-jink:sgs1:_card_".
local function helps(level)
	return function(_, player, fields)
		local lord = sgs.seated(fields[4])
		if lord and fields[#fields] ~= "_nil_" then sgs.updateIntention(player, lord, level) end
	end
end
filters.cardResponded["@hujia-jink"] = helps(-80)
filters.cardResponded["@jijiang-slash"] = helps(-40)

-- yinghun: with much lost, the choice after it tells; with little, he can only draw.
chosen.yinghun = function(_, from, to)
	if from:getLostHp() <= 1 then sgs.updateIntention(from, to, hasManjuanEffect(to) and 80 or -80) end
end
filters.skillChoice.yinghun = function(_, player, fields)
	local to = (sgs.notes().chosen or {}).yinghun
	if to and player:getLostHp() > 1 then sgs.updateIntention(player, to, fields[3] == "dxt1" and -80 or 80) end
end

local function draws(level)
	return function(_, from, to)
		local spoils = to:hasSkill("kongcheng") and to:isKongcheng()
		if not spoils and not hasManjuanEffect(to) then sgs.updateIntention(from, to, level) end
	end
end
chosen.jieming, chosen.nosmiji, chosen.yajiao = draws(-80), draws(-80), draws(-50)
chosen.juece, chosen.sijian = 80, 80

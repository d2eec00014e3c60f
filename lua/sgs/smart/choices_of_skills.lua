-- What choices about single skills say.

local filters, chosen = sgs.ai_choicemade_filter, sgs.ai_playerchosen_intention

-- Who strikes back: the source of the last damage that was told.
local function source_for(player)
	local damage = sgs.notes().damage
	return damage and damage.to == player and damage.from or nil
end

local function strikes_back(self, player, fields)
	local source = source_for(player)
	if not source then return end
	if fields[#fields] == "yes" then
		if not sgs.profitsFromBlow(self, source, player) then sgs.updateIntention(player, source, 40) end
	else
		sgs.updateIntention(player, source, -40)
	end
end
for _, skill in ipairs({ "ganglie", "nosganglie", "neoganglie" }) do
	filters.skillInvoke[skill] = strikes_back
end

local function takes_back(self, player, fields)
	local owner = sgs.seated(fields[5])
	if not owner or self:getOverflow(owner) > 2 then return end
	sgs.updateIntention(player, owner, sgs.takingIntention(self, tonumber(fields[3]) or -1, owner))
end
filters.cardChosen.fankui, filters.cardChosen.nosfankui = takes_back, takes_back

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

-- Sun Ce lets others contest with him: a low card is a present, a high one is not.
filters.pindian.zhiba_pindian = function(_, _, fields)
	local from, to, id = sgs.seated(fields[3]), sgs.seated(fields[5]), tonumber(fields[4])
	local card = id and id >= 0 and sgs.Sanguosha:getCard(id)
	if not from or not to or not card then return end
	local number = card:getNumber()
	if number < 6 then sgs.updateIntention(from, to, -60) end
	if number > 8 then sgs.updateIntention(from, to, 60) end
end

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

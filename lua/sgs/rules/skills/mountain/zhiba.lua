-- 制霸 zhiba (Sun Ce, lord skill): once in their play phase, others of wu may compare cards with him. If they do not win
-- he may take both cards; once he is awake he may decline.

local lent = sgs.CreateLentSkill({ name = "zhiba", kingdom = "wu", lent = "zhiba_pindian",
	served = "ZhibaInvoked", spent = "ForbidZhiba" })

-- Whether the lord compares cards at all.
local function accepts(room, lord)
	if lord:getMark("hunzi") == 0 then return true end
	return room:askForChoice(lord, "zhiba_pindian", "accept+reject") == "accept"
end

sgs.CreateSkillCard({ class = "ZhibaCard", skill_name = "zhiba_pindian", will_throw = false,
	filter = function(_, targets, to, player)
		return #targets == 0 and lent.lords(player:getRoom(), player):contains(to) and player:canPindian(to)
	end,
	on_use = function(_, room, source, targets)
		local lord = targets[1]
		lent.serve(room, source, lord)
		if source:canPindian(lord) and accepts(room, lord) then source:pindian(lord, "zhiba_pindian") end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "zhiba_pindian", attached_lord_skill = true,
	enabled_at_play = function(_, player)
		return player:getKingdom() == "wu" and not player:isKongcheng() and not player:hasFlag("ForbidZhiba")
	end })

local function take_both(room, pindian)
	local lord = pindian.to
	local ids = sgs.IntList()
	for _, card in ipairs({ pindian.from_card, pindian.to_card }) do
		local id = card:getEffectiveId()
		if room:getCardPlace(id) == sgs.Player_PlaceTable and not ids:contains(id) then ids:append(id) end
	end
	if ids:isEmpty() or lord:isDead() then return end
	local choice = room:askForChoice(lord, "zhiba_pindian_obtain", "obtainPindianCards+reject")
	if choice == "obtainPindianCards" then room:obtainCard(lord, ids) end
end

sgs.CreateTriggerSkill({ name = "#zhiba", events = { sgs.Pindian },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, _, data, room)
		local pindian = data:toPindian()
		if pindian.reason == "zhiba_pindian" and not pindian.success then take_both(room, pindian) end
		return false
	end })
sgs.insertRelatedSkills(nil, "zhiba", "#zhiba")

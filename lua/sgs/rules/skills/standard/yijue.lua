-- 义绝 yijue (Guan Yu): once in a play phase he compares cards with somebody. Who loses to him has neither hand cards
-- nor skills, but compulsory ones, until the turn ends; anybody else he may let recover.

local HAND = ".|.|.|hand"

local function seal(room, target)
	room:addPlayerMark(target, "yijue")
	room:addPlayerMark(target, "@skill_invalidity")
	room:setPlayerCardLimitation(target, "use,response", HAND, false)
	room:filterCards(target, target:getCards("he"), true)
end

local function unseal(room, target)
	room:removePlayerMark(target, "@skill_invalidity", target:getMark("yijue"))
	room:setPlayerMark(target, "yijue", 0)
	room:removePlayerCardLimitation(target, "use,response", HAND .. "$0")
	room:filterCards(target, target:getCards("he"), true)
end

local function spare(room, source, target)
	if source:isDead() or target:isDead() or not target:isWounded() then return end
	target:setFlags("YijueTarget")
	local choice = room:askForChoice(source, "yijue", "recover+cancel")
	target:setFlags("-YijueTarget")
	if choice == "recover" then room:recover(target, sgs.RecoverStruct(source)) end
end

sgs.CreateSkillCard({ class = "YijueCard", skill_name = "yijue",
	filter = function(_, targets, to, player)
		return #targets == 0 and player:canPindian(to)
	end,
	on_use = function(_, room, source, targets)
		local target = targets[1]
		if not source:canPindian(target) then return end
		if source:pindian(target, "yijue") then
			if target:isAlive() then seal(room, target) end
		else
			spare(room, source, target)
		end
	end })

sgs.CreateZeroCardViewAsSkill({ name = "yijue",
	enabled_at_play = function(_, player)
		return not player:isKongcheng() and not player:hasUsed("YijueCard")
	end,
	view_as = function()
		return sgs.Card_Parse("@YijueCard=.")
	end })

sgs.CreateTriggerSkill({ name = "#yijue", events = { sgs.EventPhaseChanging },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, _, _, data, room)
		if data:toPhaseChange().to ~= sgs.Player_NotActive then return false end
		for _, target in sgs.qlist(room:getAlivePlayers()) do
			if target:getMark("yijue") > 0 then unseal(room, target) end
		end
		return false
	end })

sgs.CreateInvaliditySkill({ name = "#yijue-invalidity",
	skill_valid = function(_, player, skill)
		return player:getMark("yijue") == 0 or skill:getFrequency() == sgs.Skill_Compulsory
	end })
sgs.insertRelatedSkills(nil, "yijue", "#yijue", "#yijue-invalidity")

-- 暴虐 baonue (Dong Zhuo, lord skill): another player of Qun who has dealt damage may judge for him; a spade heals the lord.

-- Damage whose source was of Qun before it took health.
local dealt_by_qun = setmetatable({}, { __mode = "k" })

local function judge_for(room, player, lord)
	local judge = sgs.JudgeStruct()
	judge.pattern, judge.good, judge.reason, judge.who = ".|spade", true, "baonue", player
	room:judge(judge)
	if judge:isGood() and lord:isAlive() then room:recover(lord, sgs.RecoverStruct(player)) end
end

local function serve(room, player)
	local left = room:getOtherPlayers(player):filter(function(other) return other:hasLordSkill("baonue") end)
	while player:isAlive() and not left:isEmpty() do
		local lord = room:askForPlayerChosen(player, left, "baonue", "@baonue-to", true)
		if not lord then return end
		left:removeOne(lord)
		judge_for(room, player, lord)
	end
end

sgs.CreateTriggerSkill({ name = "baonue$", events = { sgs.PreDamageDone, sgs.Damage },
	can_trigger = function(_, player)
		return player ~= nil
	end,
	on_trigger = function(_, event, player, data, room)
		local damage = data:toDamage()
		if event == sgs.Damage then
			if dealt_by_qun[damage] then serve(room, player) end
		elseif damage.from and damage.from:getKingdom() == "qun" then
			dealt_by_qun[damage] = true
		end
		return false
	end })

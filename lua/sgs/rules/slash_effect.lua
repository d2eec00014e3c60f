-- A Slash that strikes: who must answer with how many Jinks, hit or missed.

local Room = sgs.Room

-- A Slash stops ignoring the armour of whom it was aimed at.
function sgs.end_qinggang(player, slash)
	local list = player.tags.Qinggang
	if not list then return end
	local place = table.find(list, slash:toString())
	if place then table.remove(list, place) end
	player:setTag("Qinggang", #list > 0 and list or nil)
end

function sgs.begin_qinggang(player, slash)
	local list = player.tags.Qinggang or {}
	table.insert(list, slash:toString())
	player:setTag("Qinggang", list)
end

-- The tag under which scripts find the list.
local function jink_tag(slash)
	return "Jink_" .. slash:toString()
end

-- One Jink a target, unless a skill of TargetSpecified says otherwise.
function Room:begin_jink_list(use)
	local from, list = use.from, table.create(#use.to, 1)
	from.jink_lists = from.jink_lists or {}
	from.jink_lists[use.card] = list
	if #list > 0 then from:setTag(jink_tag(use.card), list) end
end

-- How many Jinks a Slash takes, by target, while its targets are told of it: a list to be changed.
function Room:jink_list(use)
	use.from:touch()
	return use.from.jink_lists and use.from.jink_lists[use.card] or {}
end

-- Takes the number for the next target off the list.
function Room:next_jinks(from, slash)
	local list = from.jink_lists and from.jink_lists[slash] or {}
	local jinks = table.remove(list, 1) or 1
	from:setTag(jink_tag(slash), #list > 0 and list or nil)
	return jinks
end

function Room:end_jink_list(from, slash)
	if not from.jink_lists or not from.jink_lists[slash] then return end
	from.jink_lists[slash] = nil
	from:removeTag(jink_tag(slash))
end

function Room:slashEffect(strike)
	if self:trigger(sgs.SlashEffected, strike.to, sgs.QVariant(strike)) then
		sgs.end_qinggang(strike.to, strike.slash)
	end
end

sgs.game_rule[sgs.SlashEffected] = function(room, _, data)
	local strike = data.value
	if strike.nullified then return true end
	if strike.jink_num <= 0 then
		room:slashResult(strike, nil)
	else
		room:trigger(sgs.SlashProceed, strike.from, data)
	end
	return false
end

local function counts(room, target, jink)
	return jink ~= nil and not room:trigger(sgs.JinkEffect, target, sgs.QVariant(jink))
end

-- Asks for all Jinks that are needed; the last one, or nil where one is missing.
local function jinks(room, strike)
	local target, slasher, number = strike.to, strike.from.name, strike.jink_num
	local jink
	for left = number, 1, -1 do
		local prompt = "slash-jink:" .. slasher
		if number > 1 then
			prompt = left == number and ("@multi-jink-start:%s::%d"):format(slasher, number) or ("@multi-jink:%s::%d"):format(slasher, left)
		end
		jink = room:askForCard(target, "jink", prompt, sgs.QVariant(strike), sgs.Card_MethodUse, strike.from)
		if not counts(room, target, jink) then return nil end
	end
	return jink
end

sgs.game_rule[sgs.SlashProceed] = function(room, _, data)
	local strike = data.value
	if strike.to:isDead() then return end
	room:slashResult(strike, jinks(room, strike))
end

-- A Slash that is not answered hits; one that is answered has missed.
function Room:slashResult(strike, jink)
	strike.jink = jink
	local data = sgs.QVariant(strike)
	if not jink then
		if strike.to.alive then self:trigger(sgs.SlashHit, strike.from, data) end
	else
		if strike.to.alive then sgs.end_qinggang(strike.to, strike.slash) end
		self:trigger(sgs.SlashMissed, strike.from, data)
	end
end

sgs.game_rule[sgs.SlashHit] = function(room, _, data)
	local strike = data.value
	if strike.drank > 0 then strike.to:setMark("SlashIsDrank", strike.drank) end
	local damage = sgs.DamageStruct(strike.slash, strike.from, strike.to, 1, strike.nature)
	room:damage(damage)
end

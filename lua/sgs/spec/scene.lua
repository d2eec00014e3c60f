-- Sanguosha in specs: scenes by general and card names, brain("caopi"), player("machao"). The
-- shorthand is described in lua/README.md under "Specs". Only the spec runner loads this.

local kit = ...
local words, game = kit.words, kit.game

local card_ids, find, put, seat_of = kit.card_ids, kit.find, kit.put, kit.seat_of

local SPELLED = {
	hand = function(value, snapshot)
		if type(value) == "number" then return { hidden = value } end
		if value.known or value.hidden then return value end
		return { known = card_ids(value, snapshot) }
	end,
	equips = card_ids,
	judging = card_ids,
}

-- Writes fields of a player, cards last.
local function dress(player, fields, snapshot)
	for key, value in pairs(fields) do
		if type(key) == "string" and not SPELLED[key] then
			local both = type(value) == "table" and type(player[key]) == "table" and #value == 0
			player[key] = both and kit.merge(player[key], value) or kit.copy(value)
		end
	end
	for _, key in ipairs({ "equips", "judging", "hand" }) do
		if fields[key] ~= nil then
			player[key] = nil
			player[key] = SPELLED[key](fields[key], snapshot)
		end
	end
end

-- Health as at the start: the general's, and one more for a lord among more than four.
local function full_hp(player, crowd)
	local hp = sgs.Sanguosha:getGeneralMaxHp(player.general)
	if not hp then kit.stop("error", "hp is needed: there is no general " .. kit.show(player.general)) end
	return hp + (player.role == "lord" and crowd and 1 or 0)
end

function game.build(from)
	if from.snapshot then return kit.copy(from) end
	local scene = { snapshot = { players = {} } }
	local players, rows = scene.snapshot.players, from.players or {}
	for index, row in ipairs(rows) do
		table.insert(players, { name = row.name or "sgs" .. index, general = row.general or row[1] })
	end
	for index, row in ipairs(rows) do
		local player = players[index]
		dress(player, row, scene.snapshot)
		player.hp = player.hp or player.max_hp or full_hp(player, #rows > 4)
	end
	return put(scene, from)
end

function game.change(scene, changes)
	for name, fields in pairs(changes.players or {}) do
		dress(find(scene.snapshot, name), fields, scene.snapshot)
	end
	return put(scene, changes)
end

function game.event(scene, event)
	local told = kit.copy(event)
	if told.player then told.player = seat_of(scene.snapshot, told.player) end
	return told
end

-- As before the first event that the scene tells of. A foreign AI remembers in its own way.
function game.forget(scene)
	if not rawget(sgs, "brainOf") then return end
	sgs.role_evaluation, sgs.ai_role, sgs.card_lack, sgs.brains = {}, {}, {}, {}
	sgs.turncount = scene.snapshot.turn or 0 -- the host tells it only where it changes
	sgs.explicit_renegade, sgs.UnknownRebel, sgs.ai_AOE_data = false, false, nil
end

-- The ServerPlayer with that seat or general in the scene at the table.
function words.player(name)
	local seat = find(kit.current().snapshot, name).name
	local update = rawget(sgs, "updateAlivePlayerRoles")
	if update then update() end
	for _, player in sgs.qlist(global_room:getPlayers()) do
		if player:objectName() == seat then return player end
	end
end

-- His brain, which has judged everybody; the table is seen as he sees it from now on.
function words.brain(name)
	if not rawget(sgs, "brainOf") then kit.stop("error", "a foreign AI plays: nobody knows its brains") end
	local player = words.player(name)
	kit.ask_host("look", player:objectName())
	local brain = sgs.brainOf(player)
	brain:updatePlayers(true, true)
	return brain
end

-- On which general Pang Tong, a loyalist, uses that delayed trick: the rebels are Zhu Rong, who plays first and is taken
-- where nobody has skills, and Xiahou Yuan. `changes`: fields of players by general.
function words.delayed_trick_goes_to(trick, changes)
	local players = kit.merge({ pangtong = { hand = { trick } } }, changes or {})
	local scene = words.scene("two-against-two"):with{ turn = 3, players = players }
	local seat = (words.decide(scene).answer or ""):match("%->(.*)$")
	for _, row in ipairs(scene.snapshot.players) do
		if row.name == seat then return row.general end
	end
end

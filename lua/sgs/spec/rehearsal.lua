-- Rules in specs: a table set up by hand, steps played on it by the rules, and what came of them.
--
--	local t = rehearse{
--		players = { { "caocao", role = "lord", hand = { "jink" } }, { "liubei", hand = { "slash" }, hp = 2 } },
--		deck = { "peach:heart" },                    -- top first; all other cards lie below
--		steps = { { use = "slash", by = "liubei", on = "caocao" } },
--		answers = { { "askForCard", of = "caocao", give = "jink" } },
--	}
--	assert.equal(4, t:player("caocao").hp)

local kit = ...
local words = kit.words
local card_ids, find = kit.card_ids, kit.find

local Rehearsal = {}
Rehearsal.__index = Rehearsal
kit.Rehearsal = Rehearsal

local FIELDS = { "role", "hp", "max_hp", "marks", "flags", "faceup", "chained", "acquired", "kingdom", "state",
	"general2", "reserve" }
local ROLES = { "lord", "rebel", "loyalist", "renegade", "rebel", "rebel", "loyalist", "rebel" }

local function seat_of(row, index, snapshot)
	local seat = { name = row.name or "sgs" .. index, general = row.general or row[1], role = ROLES[index] }
	for _, field in ipairs(FIELDS) do
		if row[field] ~= nil then seat[field] = row[field] end
	end
	table.insert(snapshot.players, { name = seat.name, general = seat.general })
	local taken = snapshot.players[#snapshot.players]
	for _, area in ipairs({ "equips", "judging", "hand" }) do
		if row[area] then
			seat[area] = card_ids(row[area], snapshot)
			if area == "hand" then taken.hand = { known = seat.hand } else taken[area] = seat[area] end
		end
	end
	for name, cards in pairs(row.piles or {}) do
		seat.piles = seat.piles or {}
		seat.piles[name] = card_ids(cards, snapshot)
		snapshot.table = snapshot.table or {}
		for _, id in ipairs(seat.piles[name]) do table.insert(snapshot.table, id) end
	end
	return seat
end

local id_of

-- A card that is made of others, whose names stand behind the "="; behind "/" what is said of it.
local made_of
function made_of(head, names, setup)
	local ids, before, word = {}, names:match("^(.*)/([%w_+]+)$")
	if word then return made_of(head, before, setup) .. ":" .. word end
	for index, name in ipairs(string.split(names, "+")) do ids[index] = tostring(id_of(name, setup)) end
	return head .. table.concat(ids, "+")
end

-- The id of a card that lies with the players or on top of the deck: by its name as the spec wrote it.
function id_of(text, setup)
	if type(text) == "number" or text == nil or text == false then return text end
	local head, names = string.match(text, "^(.-=)(.*%a.*)$")
	if head then return made_of(head, names, setup) end
	if not string.find(text, "^[%a_]+[:%a%d]*$") or string.find(text, "%[") then return text end
	local name, suit, number = unpack(string.split(text, ":"))
	local function fits(id)
		local card = sgs.Sanguosha:getEngineCard(id)
		return card and card:objectName() == name and (not suit or card:getSuitString() == suit)
			and (not number or card:getNumber() == tonumber(number))
	end
	local function look(ids)
		for _, id in ipairs(ids or {}) do
			if fits(id) then return id end
		end
	end
	for _, seat in ipairs(setup.seats) do
		local id = look(seat.hand) or look(seat.equips) or look(seat.judging)
		if id then return id end
	end
	return look(setup.deck) or text
end

local function ids_of(list, setup)
	local ids = {}
	for index, text in ipairs(list) do ids[index] = id_of(text, setup) end
	return ids
end

-- "slash->liubei": a card by name and a target by general.
local function use_of(text, setup, snapshot)
	local card, targets = string.match(text, "^(.-)%->(.*)$")
	if not card then return tostring(id_of(text, setup)) end
	local names = {}
	for _, name in ipairs(targets ~= "." and string.split(targets, "%+") or {}) do
		table.insert(names, find(snapshot, name).name)
	end
	return tostring(id_of(card, setup)) .. "->" .. (#names > 0 and table.concat(names, "+") or ".")
end

-- What an answer means: `yes`, `choose`, `player`, `give` a card, `use` one, `ids`, `up` and `bottom`, `none`.
local function answer_of(row, setup, snapshot)
	if row.yes ~= nil then return row.yes end
	if row.choose then return row.choose end
	if row.player and row.card then return { player = find(snapshot, row.player).name, card = id_of(row.card, setup) } end
	if row.player then return find(snapshot, row.player).name end
	if type(row.give) == "table" then return "$" .. table.concat(ids_of(row.give, setup), "+") end
	if row.give then return tostring(id_of(row.give, setup)) end
	if row.use then return use_of(row.use, setup, snapshot) end
	if row.ids then return ids_of(row.ids, setup) end
	if row.id then return id_of(row.id, setup) end
	if row.up or row.bottom then return { up = ids_of(row.up or {}, setup), bottom = ids_of(row.bottom or {}, setup) } end
	return nil
end

local function spoken(row, setup, snapshot)
	return { kind = row[1] or row.kind, seat = row.of and find(snapshot, row.of).name, about = row.about,
		always = row.always, answer = answer_of(row, setup, snapshot) }
end

-- Plays steps on a table by the rules.
function words.rehearse(from)
	local snapshot, setup = { players = {} }, { seats = {}, steps = {}, answers = {}, mode = from.mode }
	for index, row in ipairs(from.players) do table.insert(setup.seats, seat_of(row, index, snapshot)) end
	snapshot.discard = card_ids(from.discard or {}, snapshot)
	setup.discard = table.clone(snapshot.discard)
	setup.deck = card_ids(from.deck or {}, snapshot)
	setup.current = from.current and find(snapshot, from.current).name
	setup.phase = from.phase
	for _, row in ipairs(from.steps) do
		local step = kit.copy(row)
		for _, field in ipairs({ "use", "card" }) do
			if step[field] then step[field] = id_of(step[field], setup) end
		end
		if step.throw then step.throw = ids_of(step.throw, setup) end
		table.insert(setup.steps, step)
	end
	for _, face in pairs(snapshot.cards or {}) do
		error(("no such card is left of the deck: %s:%s:%s"):format(face.name, tostring(face.suit), tostring(face.number)), 2)
	end
	for _, row in ipairs(from.answers or {}) do table.insert(setup.answers, spoken(row, setup, snapshot)) end
	local told = kit.ask_host("rehearse", setup)
	told.seats, told.setup = snapshot, setup
	return setmetatable(told, Rehearsal)
end

kit.id_of = id_of

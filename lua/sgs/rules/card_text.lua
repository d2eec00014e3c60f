-- Card strings, as they pass between a host and its players: `12`, `slash:longdan[heart:7]=12`,
-- `@RendeCard=1+2`, `#name:1:text`, `$1+2`.

local Card = sgs.Card

local function joined(ids)
	return #ids == 0 and "." or table.concat(ids, "+")
end

function Card:toString()
	if self.id >= 0 then return tostring(self.id) end
	local class, subs = self.class, joined(self.subs)
	if class.lua_name then
		return ("#%s:%s:%s"):format(class.lua_name, subs, self.user_string or "")
	elseif class.kinds.DummyCard then
		return "$" .. subs
	elseif class.kinds.SkillCard then
		local words = self.user_string and self.user_string ~= "" and ":" .. self.user_string or ""
		return ("@%s=%s%s"):format(class.class_name, subs, words)
	end
	return ("%s:%s[%s:%s]=%s"):format(self.name, self.skill, self:getSuitString(), self:getNumberString(), subs)
end

local SUITS = { to_be_decided = sgs.Card_SuitToBeDecided }
for suit, name in pairs(sgs.suit_names) do SUITS[name] = suit end
local POINTS = { A = 1, J = 11, Q = 12, K = 13, ["-"] = 0 }

local function point(text)
	return POINTS[text] or math.floor(tonumber(text) or 0)
end

local function ids_of(text)
	local ids = {}
	if text == "." or text == "" then return ids end
	for _, part in ipairs(text:split("%+")) do
		local id = tonumber(part)
		if not id or not sgs.room.cards[id] then return nil end
		table.insert(ids, id)
	end
	return ids
end

local function made(class, skill, suit, number, subs)
	local ids = class and ids_of(subs)
	if not ids then return nil end
	local card = sgs.virtual_card(class, suit, number)
	card.skill = skill
	card:addSubcards(ids)
	return card
end

local function skill_card(class, suit, number, subs, words)
	local card = made(class, class and class.skill_name or "", suit, number, subs)
	if card and words ~= "" then card.user_string = words end
	return card
end

local function parse_builtin(text)
	local head, rest = text:match("^@([^=]+)=(.*)$")
	if not head then return nil end
	local name, suit, number = head:match("^(.-)%[(.-):(.-)%]$")
	local subs, words = rest:match("^([^:]*):?(.*)$")
	return skill_card(sgs.card_classes[name or head], suit and SUITS[suit], number and point(number), subs, words)
end

local function parse_lua(text)
	local head, subs, words = text:match("^#([^:]+):([^:]*):(.*)$")
	if not head then return nil end
	local name, suit = head:match("^(.-)%[(.-)$")
	if name then -- the suit's own colon has cut the text short
		local number
		name, suit, number, subs, words = text:match("^#(.-)%[(.-):(.-)%]:([^:]*):(.*)$")
		return name and skill_card(sgs.card_classes["#" .. name], SUITS[suit], point(number), subs, words)
	end
	return skill_card(sgs.card_classes["#" .. head], nil, nil, subs, words)
end

local function parse_virtual(text)
	local name, skill, suit, number, subs = text:match("^([%w_]+):(.-)%[(.-):(.-)%]=(.*)$")
	if not name or not SUITS[suit] then return nil end
	return made(sgs.card_objects[name] or sgs.card_classes[name], skill, SUITS[suit], point(number), subs)
end

-- The card that a text names; nil where it names none.
function sgs.Card_Parse(text)
	if type(text) == "number" then return sgs.room.cards[text] end
	if type(text) ~= "string" then return nil end
	local first = string.sub(text, 1, 1)
	if first == "@" then return parse_builtin(text) end
	if first == "#" then return parse_lua(text) end
	if first == "$" then return made(sgs.card_classes.DummyCard, "", nil, nil, string.sub(text, 2)) end
	if tonumber(text) then return sgs.room.cards[tonumber(text)] end
	return parse_virtual(text)
end

-- The card and the targets of a use string; no card where it is none.
function sgs.parse_use(text)
	local card, names = text:match("^(.-)%->(.*)$")
	local targets = sgs.SPlayerList()
	for _, name in ipairs(names and names ~= "." and names:split("%+") or {}) do
		local player = sgs.room:findPlayerByObjectName(name)
		if player then targets:append(player) end
	end
	return sgs.Card_Parse(card or text), targets
end

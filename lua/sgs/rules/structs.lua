-- The structs that events carry, with QSanguosha's names of fields and ways to make them.

-- Makes a struct: its name, its fields, and how arguments fill them.
local function struct(name, fields, fill)
	local class = { __index = {} }
	sgs[name] = function(...)
		local made = setmetatable({ ["$"] = name }, class)
		for field, value in pairs(fields) do made[field] = value end
		if fill then fill(made, ...) end
		return made
	end
	return class.__index
end

local function players(one_or_many)
	if one_or_many == nil then return sgs.SPlayerList() end
	if getmetatable(one_or_many) == sgs.Player then return sgs.list_of({ one_or_many }) end
	return sgs.list_of(table.clone(one_or_many))
end

-- sgs.DamageStruct(card or reason, from, to, damage, nature)
local Damage = struct("DamageStruct", { damage = 1, nature = 0, chain = false, transfer = false, by_user = true,
	prevented = false, reason = "" }, function(self, cause, from, to, damage, nature)
	if type(cause) == "string" then self.reason = cause else self.card = cause end
	self.from, self.to, self.damage, self.nature = from, to, damage or 1, nature or sgs.DamageStruct_Normal
end)

function Damage:getReason()
	if self.reason ~= "" then return self.reason end
	return self.card and self.card:objectName() or ""
end

-- sgs.CardUseStruct(card, from, to player or list, is owner's use)
local Use = struct("CardUseStruct", { m_isOwnerUse = true, m_addHistory = true, m_isHandcard = false, m_reason = 0 },
	function(self, card, from, to, is_owners)
		self.card, self.from, self.to = card, from, players(to)
		self.nullified_list = {}
		if is_owners == false then self.m_isOwnerUse = false end
	end)

function Use:isValid()
	return self.card ~= nil
end

struct("CardEffectStruct", { multiple = false, nullified = false })
struct("SlashEffectStruct", { nature = 0, drank = 0, jink_num = 1, multiple = false, nullified = false })
struct("RecoverStruct", { recover = 1 }, function(self, who, card, recover)
	self.who, self.card, self.recover = who, card, recover or 1
end)
struct("DyingStruct", {}, function(self, who, damage)
	self.who, self.damage = who, damage
end)
struct("DeathStruct", {}, function(self, who, damage)
	self.who, self.damage = who, damage
end)
local Pindian = struct("PindianStruct", { from_number = 0, to_number = 0, reason = "", success = false })

function Pindian:isSuccess()
	return self.success
end

struct("PhaseChangeStruct", { from = 7, to = 7 }, function(self, from, to)
	self.from, self.to = from or 7, to or 7
end)
struct("CardResponseStruct", { m_isUse = false, m_isRetrial = false, m_isHandcard = false },
	function(self, card, who, is_use)
		self.m_card, self.m_who, self.m_isUse = card, who, is_use or false
	end)

-- A judgement: `pattern` and `good` say which cards are good; good == (the card matches).
local Judge = struct("JudgeStruct", { pattern = ".", good = true, reason = "", negative = false,
	play_animation = true, time_consuming = false })

local function is_good(judge, card)
	return card ~= nil and sgs.matches(judge.pattern, card, judge.who) == judge.good
end

-- Takes down the result: the card's face, which skills may have changed, counts as long as it is the judgement's.
function Judge:updateResult()
	self.is_good, self.suit = is_good(self, self.card), self.card and self.card:getSuitString()
end

-- Whether the result, or this card in its place, is good.
function Judge:isGood(card)
	if not card and self.is_good ~= nil then return self.is_good end
	return is_good(self, card or self.card)
end

function Judge:isBad()
	return not self:isGood()
end

-- sgs.CardMoveReason(reason, player name, target name, skill, event)
local Reason = struct("CardMoveReason", { m_reason = 0, m_playerId = "", m_targetId = "", m_skillName = "", m_eventName = "" },
	function(self, reason, player, target, skill, event)
		self.m_reason, self.m_playerId = reason or 0, player or ""
		if event == nil and skill ~= nil then -- the form (reason, player, skill, event)
			target, skill, event = "", target, skill
		end
		self.m_targetId, self.m_skillName, self.m_eventName = target or "", skill or "", event or ""
	end)

-- Whether cards are discarded, by whatever cause: the low four bits are the kind of a move.
function Reason:isDiscard()
	return self.m_reason % 16 == sgs.CardMoveReason_S_REASON_DISCARD
end

-- A part of a move that is wanted: sgs.CardsMoveStruct(ids, to, place, reason), or with (ids, from, to,
-- from place, to place, reason).
struct("CardsMoveStruct", { to_pile_name = "", from_pile_name = "", open = false }, function(self, ids, ...)
	self.card_ids = sgs.IntList()
	for _, id in ipairs(type(ids) == "number" and { ids } or ids or {}) do table.insert(self.card_ids, id) end
	local count = select("#", ...)
	if count > 3 then
		self.from, self.to, self.from_place, self.to_place, self.reason = ...
	else
		self.to, self.to_place, self.reason = ...
	end
	self.reason = self.reason or sgs.CardMoveReason()
end)

-- Cards that move from one owner to one place, as events tell it.
local Move = struct("CardsMoveOneTimeStruct", { to_place = 8, to_pile_name = "", is_last_handcard = false },
	function(self)
		self.card_ids, self.from_places, self.from_pile_names, self.open = sgs.IntList(), sgs.IntList(), {}, {}
		self.reason = sgs.CardMoveReason()
	end)

-- Takes ids out of a move that is about to happen.
function Move:removeCardIds(ids)
	for _, id in ipairs(ids) do
		local place = table.find(self.card_ids, id)
		if place then
			for _, list in ipairs({ self.card_ids, self.from_places, self.from_pile_names, self.open }) do
				table.remove(list, place)
			end
		end
	end
end

struct("LogMessage", { type = "", arg = "", arg2 = "", card_str = "" }, function(self, kind)
	self.type, self.to = kind or "", sgs.SPlayerList()
end)

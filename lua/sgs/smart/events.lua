-- What brains learn from what happens.

-- A refused card is taken as a lack of it: ChoiceMade "cardResponded:jink:…:_nil_".
local LACKS = { slash = "Slash", jink = "Jink", peach = "Peach" }

local function card_refused(player, fields)
	local class = LACKS[fields[2]]
	if fields[1] == "cardResponded" and class then
		sgs.card_lack[player:objectName()][class] = fields[#fields] == "_nil_" and 1 or 0
	end
end

local function choice_made(self, player, data)
	local text = data:toString()
	if text == "" or not player then return end
	local fields = text:split(":")
	card_refused(player, fields)
	local filters = sgs.ai_choicemade_filter[fields[1]]
	if type(filters) ~= "table" then return end
	local key = fields[1] == "cardResponded" and fields[3] or fields[2]
	local filter = filters[key] or filters.general
	if type(filter) == "function" then filter(self, player, fields) end
end

local function cards_moved(data)
	local move = data:toMoveOneTime()
	if move.to and move.to_place == sgs.Player_PlaceHand then
		local lack = sgs.card_lack[move.to:objectName()]
		lack.Slash, lack.Jink, lack.Peach = 0, 0, 0
	end
end

-- An attack on all is remembered until its card is done.
local function card_used(data)
	local use = data:toCardUse()
	if use.card and use.card:isKindOf("AOE") then sgs.ai_AOE_data = data end
end

local REACTIONS = {
	[sgs.ChoiceMade] = choice_made,
	[sgs.CardsMoveOneTime] = function(_, _, data)
		cards_moved(data)
	end,
	[sgs.PreCardUsed] = function(_, _, data)
		card_used(data)
	end,
	[sgs.TargetConfirmed] = function(_, _, data)
		card_used(data)
	end,
	[sgs.CardFinished] = function()
		sgs.ai_AOE_data = nil
	end,
}

-- Told of every event; one brain writes down what all of them share.
function SmartAI:filterEvent(event, player, data)
	local react = REACTIONS[event]
	if react then react(self, player, data) end
	for _, callback in pairs(sgs.ai_event_callback[event] or {}) do
		callback(self, player, data)
	end
end

-- Which events it needs: only these enter Lua, unless a callback waits for another. "into_hand" lets
-- only cards pass that come into somebody's hand. A filterEvent that has no entry here is told all.
local needs = {}
for event in pairs(REACTIONS) do
	needs[event] = true
end
needs[sgs.CardsMoveOneTime] = "into_hand"
sgs.event_needs = sgs.event_needs or {}
sgs.event_needs[SmartAI.filterEvent] = needs

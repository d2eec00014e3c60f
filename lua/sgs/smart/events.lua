-- What brains learn from what happens. One brain, the recorder, is told and writes down what all share.

-- A refused card is taken as a lack of it: ChoiceMade "cardResponded:jink:…:_nil_".
local LACKS = { slash = "Slash", jink = "Jink", peach = "Peach" }

local function card_refused(player, fields)
	local class = LACKS[fields[2]]
	if class then sgs.lackOf(player)[class] = fields[#fields] == "_nil_" and 1 or 0 end
end

-- A card that somebody decided to use: functions in sgs.ai_choicemade_filter.cardUsed, in their order.
local function use_chosen(self, player, data)
	local listeners = sgs.ai_choicemade_filter.cardUsed
	if #listeners == 0 then return end
	local use = data:toCardUse()
	if not use.card then return end
	for _, listen in ipairs(listeners) do
		listen(self, player, use)
	end
end

local function choice_made(self, player, data)
	if not player then return end
	local text = data:toString()
	if text == "" then return use_chosen(self, player, data) end
	local fields = text:split(":")
	local kind = fields[1]
	if kind == "cardResponded" then card_refused(player, fields) end
	local filters = sgs.ai_choicemade_filter[kind]
	if type(filters) ~= "table" then return end
	local filter = filters[kind == "cardResponded" and fields[3] or fields[2]] or filters.general
	if type(filter) == "function" then filter(self, player, fields) end
end

-- The same move is told to everybody; its owner's copy is read for what it says of him.
local function cards_moved(self, player, data)
	local move = data:toMoveOneTime()
	if move.to and move.to_place == sgs.Player_PlaceHand then
		local lack = sgs.lackOf(move.to)
		lack.Slash, lack.Jink, lack.Peach = 0, 0, 0
	elseif move.from and (player == move.from or not player) then
		sgs.learnFromDiscard(self, move)
	end
end

-- Told for the user and for each target; only the first one is looked at. An attack on all is
-- remembered until its card is done.
local function targets_confirmed(self, player, data)
	local use = data:toCardUse()
	if not use.card then return end
	if use.card:isKindOf("AOE") then sgs.ai_AOE_data = data end
	if player and player ~= use.from then return end
	sgs.learnFromUse(self, use)
	if use.from and use.card:isKindOf("Slash") then sgs.notes().slashed = use.from:objectName() end
end

local function damage_coming(_, _, data)
	local damage = data:toDamage()
	sgs.notes().damage = { from = damage.from, to = damage.to }
end

-- Counts the lord's turns where the host does not, and remembers who could play in his turn.
local function phase_begins(_, player)
	if not player then return end
	local notes, phase = sgs.notes(), player:getPhase()
	notes.phases_told = true
	if phase == sgs.Player_Play then notes.played, notes.slashed = player:objectName(), nil end
	if phase ~= sgs.Player_NotActive then return end
	notes.played, notes.slashed = nil, nil
	if player:isLord() then
		notes.rounds = (notes.rounds or 0) + 1
		sgs.turncount = math.max(sgs.turncount, notes.rounds)
	end
end

local REACTIONS = {
	[sgs.ChoiceMade] = choice_made,
	[sgs.CardsMoveOneTime] = cards_moved,
	[sgs.TargetConfirmed] = targets_confirmed,
	[sgs.PreDamageDone] = damage_coming,
	[sgs.Damaged] = function(self, _, data)
		sgs.learnFromDamage(self, data:toDamage())
	end,
	[sgs.StartJudge] = function(self, _, data)
		sgs.learnFromStartJudge(self, data:toJudge())
	end,
	[sgs.AskForRetrial] = function(self, player, data)
		sgs.learnFromRetrial(self, player, data:toJudge())
	end,
	[sgs.EventPhaseStart] = phase_begins,
	[sgs.CardFinished] = function(_, _, data)
		local card = data:toCardUse().card
		-- what it stops is still to come
		if card and card:isKindOf("Nullification") then return end
		sgs.ai_AOE_data = nil
		local notes = sgs.notes()
		notes.nullified, notes.liuli = nil, nil
	end,
	[sgs.BuryVictim] = function()
		sgs.evaluateAlivePlayersRole()
	end,
	[sgs.GameStart] = function()
		sgs.forgetGame()
	end,
}

-- Told of every event that it needs, as the recorder.
function SmartAI:filterEvent(event, player, data)
	sgs.recorder, sgs.onlooker = self, self.player
	local react = REACTIONS[event]
	if react then react(self, player, data) end
	for _, callback in pairs(sgs.ai_event_callback[event] or {}) do
		callback(self, player, data)
	end
	if sgs.settings.chat and player then sgs.chatAbout(event, player, data) end
end

-- Which events it needs: only these enter Lua, unless a callback waits for another. A filterEvent
-- that has no entry here is told all; so is this one where brains chat.
local needs = {}
for event = sgs.NonTrigger, sgs.NumOfEvents - 1 do
	needs[event] = sgs.settings.chat or REACTIONS[event] ~= nil
end
-- Both are told to everybody: one copy tells it all.
if not sgs.settings.chat then
	needs[sgs.CardsMoveOneTime], needs[sgs.TargetConfirmed] = "telling_move", "telling_use"
end
sgs.event_needs = sgs.event_needs or {}
sgs.event_needs[SmartAI.filterEvent] = needs

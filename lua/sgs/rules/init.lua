-- The rules of Sanguosha: one coroutine plays a whole game and stops only where a player is asked.
--
-- The classes are made here and filled by the other files of this folder, whose order does not
-- matter. What skills may call is described in README.md.

-- Objects of a game. `sgs.room` is the game that is being played.
sgs.Room, sgs.Player, sgs.Card, sgs.List, sgs.Data = {}, {}, {}, {}, {}
for _, class in ipairs({ sgs.Room, sgs.Player, sgs.Card, sgs.List, sgs.Data }) do
	class.__index = class
end

-- What the game rule does about an event: event -> function(room, player, data), true breaks.
sgs.game_rule = {}
sgs.modes = {}
-- Skills by name; classes of cards by class name and by object name; generals by name.
sgs.skills, sgs.card_classes, sgs.card_objects, sgs.generals = {}, {}, {}, {}
-- Skills of a kind that every query asks, in the order in which they were made.
sgs.modifiers = { prohibit = {}, distance = {}, max_cards = {}, target_mod = {}, attack_range = {},
	invalidity = {}, filter = {} }
-- Kinds of them that mods have brought: what they change is told to players, who cannot know it.
sgs.changed_by_mods = {}
-- Trigger skills that belong to nobody: of equipment, and rules that skills share.
sgs.global_skills = {}

-- Names of the events, by number.
sgs.event_names = { "GameStart", "TurnStart", "EventPhaseStart", "EventPhaseProceeding", "EventPhaseEnd",
	"EventPhaseChanging", "EventPhaseSkipping", "DrawNCards", "AfterDrawNCards", "DrawInitialCards",
	"AfterDrawInitialCards", "PreHpRecover", "HpRecover", "PreHpLost", "HpLost", "HpChanged", "MaxHpChanged",
	"EventLoseSkill", "EventAcquireSkill", "StartJudge", "AskForRetrial", "FinishRetrial", "FinishJudge",
	"PindianVerifying", "Pindian", "TurnedOver", "ChainStateChanged", "ConfirmDamage", "Predamage",
	"DamageForseen", "DamageCaused", "DamageInflicted", "PreDamageDone", "DamageDone", "Damage", "Damaged",
	"DamageComplete", "EnterDying", "Dying", "QuitDying", "AskForPeaches", "AskForPeachesDone", "Death",
	"BuryVictim", "BeforeGameOverJudge", "GameOverJudge", "GameFinished", "SlashEffected", "SlashProceed",
	"SlashHit", "SlashMissed", "JinkEffect", "NullificationEffect", "CardAsked", "PreCardResponded",
	"CardResponded", "BeforeCardsMove", "CardsMoveOneTime", "PreCardUsed", "CardUsed", "TargetSpecifying",
	"TargetConfirming", "TargetSpecified", "TargetConfirmed", "CardEffect", "CardEffected", "PostCardEffected",
	"CardFinished", "TrickCardCanceling", "TrickEffect", "ChoiceMade", "StageChange", "FetchDrawPileCard",
	"Debut", "TurnBroken" }
sgs.NonTrigger, sgs.NumOfEvents = 0, #sgs.event_names + 1
for number, name in ipairs(sgs.event_names) do
	sgs[name] = number
end

local function number(prefix, from, names)
	for index, name in ipairs(names) do
		sgs[prefix .. name] = from + index - 1
	end
end

number("Player_", 0, { "RoundStart", "Start", "Judge", "Draw", "Play", "Discard", "Finish", "NotActive", "PhaseNone" })
number("Player_Place", 0, { "Hand", "Equip", "DelayedTrick", "Judge", "Special" })
sgs.Player_DiscardPile, sgs.Player_DrawPile, sgs.Player_PlaceTable, sgs.Player_PlaceUnknown = 5, 6, 7, 8
number("Card_", 0, { "Spade", "Club", "Heart", "Diamond", "NoSuitBlack", "NoSuitRed", "NoSuit", "SuitToBeDecided" })
number("Card_Type", 0, { "Skill", "Basic", "Trick", "Equip" })
number("Card_Method", 0, { "None", "Use", "Response", "Discard", "Recast", "Pindian" })
number("DamageStruct_", 0, { "Normal", "Fire", "Thunder" })
number("Skill_", 0, { "Frequent", "NotFrequent", "Compulsory", "Limited", "Wake", "NotCompulsory" })
number("TargetModSkill_", 0, { "Residue", "DistanceLimit", "ExtraTarget" })
number("General_", 0, { "Sexless", "Male", "Female", "Neuter" })
sgs.Room_GuanxingUpOnly, sgs.Room_GuanxingBothSides, sgs.Room_GuanxingDownOnly = 1, 0, -1
sgs.CardUseStruct_CARD_USE_REASON_UNKNOWN, sgs.CardUseStruct_CARD_USE_REASON_PLAY = 0, 1
sgs.CardUseStruct_CARD_USE_REASON_RESPONSE, sgs.CardUseStruct_CARD_USE_REASON_RESPONSE_USE = 2, 0x12

-- Suits by number, as card strings write them.
sgs.suit_names = { [0] = "spade", "club", "heart", "diamond", "no_suit_black", "no_suit_red", "no_suit" }

for name, value in pairs({ UNKNOWN = 0, USE = 1, RESPONSE = 2, DISCARD = 3, RECAST = 4, PINDIAN = 5, DRAW = 6,
	GOTCARD = 7, SHOW = 8, TRANSFER = 9, PUT = 0xA, LETUSE = 0x11, RETRIAL = 0x12, RULEDISCARD = 0x13,
	THROW = 0x23, DISMANTLE = 0x33, GIVE = 0x17, EXTRACTION = 0x27, GOTBACK = 0x37, RECYCLE = 0x47, ROB = 0x57,
	PREVIEWGIVE = 0x67, TURNOVER = 0x18, JUDGE = 0x28, PREVIEW = 0x38, DEMONSTRATE = 0x48, SWAP = 0x19,
	OVERRIDE = 0x29, EXCHANGE_FROM_PILE = 0x39, NATURAL_ENTER = 0x1A, REMOVE_FROM_PILE = 0x2A,
	JUDGEDONE = 0x3A, CHANGE_EQUIP = 0x4A, MASK_BASIC_REASON = 0x0F }) do
	local prefix = name == "MASK_BASIC_REASON" and "CardMoveReason_S_" or "CardMoveReason_S_REASON_"
	sgs[prefix .. name] = value
end

-- Changes flags of a card or a player: "flag" sets, "-flag" clears, "." clears all.
function sgs.change_flags(flags, flag)
	if flag == "." then
		table.clear(flags)
	elseif string.sub(flag, 1, 1) == "-" then
		flags[string.sub(flag, 2)] = nil
	else
		flags[flag] = true
	end
end

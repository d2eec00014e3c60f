-- game: sgs
-- Requests of basic cards and equipment on tables by chance: no fault, and no answer that is refused.

local GENERALS = { "guanyu", "zhangfei", "zhaoyun", "zhugeliang", "liubei", "caocao", "simayi", "guojia", "zhenji", "sunquan",
	"ganning", "daqiao", "luxun", "sunshangxiang", "huatuo", "lvbu", "pangtong", "huangzhong", "xiahouyuan", "xiaoqiao",
	"zhangjiao", "zhoutai", "dianwei", "taishici", "pangde", "caopi", "xuhuang", "zhurong", "dongzhuo", "dengai", "jiangwei",
	"liushan", "sunce", "shenzhaoyun", "shensimayi", "shenlvbu" }
local ROLES = { "lord", "rebel", "loyalist", "rebel", "renegade" }
local SLOTS = { { 53, 54, 55, 56, 57, 58, 59, 60, 61, 104, 108, 147 }, { 62, 63, 105, 109, 121 }, { 64, 65 }, { 67, 68 }, { 160 } }

local free

local function draw(count)
	local cards = {}
	for _ = 1, count do table.insert(cards, table.remove(free, math.random(#free))) end
	return cards
end

local function take(id)
	local at = table.find(free, id)
	return at and table.remove(free, at)
end

local function gear()
	local worn = {}
	for _, slot in ipairs(SLOTS) do
		if math.random() < 0.4 then table.insert(worn, take(slot[math.random(#slot)])) end
	end
	return worn
end

-- Five players by chance; the first has the weapon (an id), and is asked.
local function players_by_chance(weapon)
	free = {}
	for id = 0, 160 do table.insert(free, id) end
	local pool, players = table.clone(GENERALS), {}
	local mine = weapon and { take(weapon) } or gear()
	for seat = 1, 5 do
		local most = math.random(3, 5)
		table.insert(players, { table.remove(pool, math.random(#pool)), role = ROLES[seat], max_hp = most, hp = math.random(most),
			equips = seat == 1 and mine or gear(), chained = math.random() < 0.3 })
	end
	for seat, one in ipairs(players) do
		one.hand = (seat == 1 or math.random() < 0.3) and draw(math.random(0, 5)) or math.random(0, 5)
	end
	table.insert(players, table.remove(players, 1))
	for seat, role in ipairs(ROLES) do players[seat].role = role end
	return players
end

local SLASHES = { { "Slash", 0 }, { "Slash", 21 }, { "ThunderSlash", 111 }, { "FireSlash", 137 } }

local function struct(kind, fields)
	local slash = SLASHES[math.random(#SLASHES)]
	fields.nature = fields.nature or "normal"
	fields[kind == "SlashEffectStruct" and "slash" or "card"] = { class = slash[1], id = slash[2] }
	return { ["$"] = kind, v = fields }
end

local BLADE = { "slashTargetFix", "slashTargetFixToOne", "slashNoDistanceLimit", "slashDisableExtraTarget" }

-- Rows of weapon, flags and question; I am sgs5, the other one is sgs1.
local function questions()
	local of_me = { from = "sgs5", to = "sgs1", damage = 1 }
	local effect, blow = struct("SlashEffectStruct", { from = "sgs1", to = "sgs5" }), struct("DamageStruct", of_me)
	local use = struct("CardUseStruct", { from = "sgs5", to = { "sgs1" } })
	return {
		{ nil, nil, { kind = "askForCard", pattern = "jink", prompt = "slash-jink:sgs1", data = effect, method = "use" }, "sgs1" },
		{ nil, nil, { kind = "askForCard", pattern = "jink", prompt = "@multi-jink-start:sgs1::2", data = effect, method = "use" }, "sgs1" },
		{ nil, nil, { kind = "askForCard", pattern = ".", prompt = "double-sword-card:sgs1", data = use, method = "discard" }, "sgs1" },
		{ 59, nil, { kind = "askForCard", pattern = "@axe", prompt = "@axe:sgs1", data = struct("SlashEffectStruct", of_me), method = "discard" } },
		{ nil, nil, { kind = "askForUseCard", pattern = "slash", prompt = "use-slash", method = "use" } },
		{ 57, BLADE, { kind = "askForUseCard", pattern = "slash", prompt = "blade-slash:sgs1", method = "use" } },
		{ 104, nil, { kind = "askForSkillInvoke", skill_name = "ice_sword", data = blow } },
		{ 61, nil, { kind = "askForSkillInvoke", skill_name = "kylin_bow", data = blow } },
		{ 61, nil, { kind = "askForChoice", skill_name = "kylin_bow", choices = "dhorse+ohorse", data = blow } },
		{ 147, nil, { kind = "askForSkillInvoke", skill_name = "fan", data = use } },
		{ 55, nil, { kind = "askForSkillInvoke", skill_name = "double_sword" } },
		{ nil, nil, { kind = "askForSkillInvoke", skill_name = "eight_diagram" } },
	}
end

describe("requests of basic cards and equipment", function()
	for round = 1, 12 do
		it("are answered on table " .. round, function()
			for _ = 1, round * 101 do math.random() end
			for _, row in ipairs(questions()) do
				local players = players_by_chance(row[1])
				players[5].flags, players[1].flags = row[2], row[2] and { "SlashAssignee" }
				local decision = decide(scene{ me = "sgs5", current = row[4] or "sgs5", turn = round % 4, players = players, ask = row[3] })
				local what = row[3].prompt or row[3].skill_name
				assert.same({}, decision.faults, what)
				assert.equal("handler", decision.source, what)
			end
		end)
	end
end)

-- game: sgs
-- Properties of the predicates on tables made by chance: none fails on unseen cards, dead players or
-- odd skills, none changes what it looks at, and each gives the same answer twice.

local GENERALS = { "caocao", "simayi", "xiahoudun", "zhangliao", "guojia", "zhenji", "liubei", "guanyu", "zhangfei",
	"zhugeliang", "zhaoyun", "huangyueying", "sunquan", "lvmeng", "huanggai", "zhouyu", "daqiao", "luxun", "sunshangxiang",
	"nos_huatuo", "lvbu", "diaochan", "xiahouyuan", "xiaoqiao", "zhangjiao", "xunyu", "dianwei", "wolong", "pangtong",
	"yuanshao", "caopi", "xuhuang", "menghuo", "zhurong", "jiaxu", "dongzhuo", "zhanghe", "dengai", "jiangwei", "liushan",
	"sunce", "caiwenji", "shenguanyu", "shenzhugeliang", "shenzhouyu", "shencaocao", "shenlvbu", "shensimayi", "zhangchunhua", "lingtong",
	"wuguotai", "gaoshun", "bulianshi", "zhonghui", "chengpu", "jvshou", "fazheng", "xunyu", "caozhang", "wangyi" }
local CARDS = { "slash", "fire_slash", "thunder_slash", "jink", "peach", "analeptic", "duel", "snatch", "nullification",
	"fire_attack", "iron_chain", "ex_nihilo", "indulgence", "axe", "vine", "crossbow", "silver_lion", "defensive_horse", "lightning" }
local WEAPONS = { "crossbow", "axe", "blade", "qinggang_sword", "guding_blade", "fan", "spear", "ice_sword", "kylin_bow" }
local ARMOUR = { "eight_diagram", "renwang_shield", "vine", "silver_lion" }

local TRICKS = { "indulgence", "supply_shortage", "lightning" }

local function any(list)
	return list[math.random(1, #list)]
end

local function row(general, role, seen)
	local equips = {}
	if math.random() < 0.4 then table.insert(equips, any(WEAPONS)) end
	if math.random() < 0.4 then table.insert(equips, any(ARMOUR)) end
	if math.random() < 0.2 then table.insert(equips, "defensive_horse") end
	if math.random() < 0.2 then table.insert(equips, "offensive_horse") end
	local hand = math.random(0, 5)
	if seen or math.random() < 0.2 then
		local cards = {}
		for _ = 1, hand do table.insert(cards, any(CARDS)) end
		hand = cards
	end
	local hp = math.random(1, 4)
	return { general, role = role, hp = hp, max_hp = math.max(hp, 3), hand = hand, equips = equips, chained = math.random() < 0.3,
		faceup = math.random() < 0.9, judging = math.random() < 0.2 and { any(TRICKS) } or nil,
		alive = role == "lord" or math.random() < 0.9 }
end

local ROLES = { "lord", "rebel", "loyalist", "rebel", "renegade", "rebel", "loyalist" }

local function table_by_chance()
	local players, taken = {}, {}
	for place, role in ipairs(ROLES) do
		local general
		repeat general = any(GENERALS) until not taken[general]
		taken[general] = true
		table.insert(players, row(general, role, place == 1))
	end
	return { mode = "07p", me = players[1][1], current = "sgs1", turn = math.random(0, 4), invoke = "jianxiong", players = players }
end

local OF_ONE = { "isWeak", "getOverflow", "needKongcheng", "needBear", "needToThrowArmor", "needToLoseHp", "getDamagedEffects",
	"damageIsEffective", "cantbeHurt", "willSkipPlayPhase", "willSkipDrawPhase", "getLeastHandcardNum",
	"hasLoseHandcardEffective", "getDangerousCard", "getValuableCard", "doNotDiscard", "canHit", "canLiegong", "canAttack",
	"isGoodChainPartner", "isGoodChainTarget", "hasCrossbowEffect", "hasEightDiagramEffect", "getAllPeachNum", "slashIsAvailable" }
local CLASSES = { "Slash", "Jink", "Peach", "Analeptic", "Nullification", "Duel", "FireSlash", "EquipCard", "TrickCard" }

local function asks(self, players)
	local said = {}
	local function note(what) table.insert(said, tostring(what)) end
	for _, who in sgs.qlist(players) do
		for _, method in ipairs(OF_ONE) do note(self[method](self, who)) end
		for _, class in ipairs(CLASSES) do
			note(getCardsNum(class, who, self.player))
			note(getKnownCard(who, self.player, class, true, "he"))
			note(self:getCardId(class))
			note(self:getCardsNum(class))
		end
		for _, name in ipairs({ "slash", "fire_slash", "duel", "dismantlement", "archery_attack", "lightning", "indulgence" }) do
			local card = sgs.Sanguosha:cloneCard(name, sgs.Card_Spade, 5)
			note(self:hasTrickEffective(card, who, self.player))
			if card:isKindOf("Slash") then
				note(self:slashProhibit(card, who)); note(self:slashIsEffective(card, who, self.player))
				note(self:hasHeavySlashDamage(self.player, card, who, true)); note(self:needToLoseHp(who, self.player, card))
				note(self:isGoodChainTarget(who, self.player, nil, nil, card))
			end
		end
		for _, flags in ipairs({ "h", "e", "he" }) do note(self:doNotDiscard(who, flags, true, 2)); note(self:doNotDiscard(who, flags, false, 1, true)) end
		for _, card in sgs.qlist(who:getCards("he")) do note(self:isValuableCard(card, who)); note(isCard("Slash", card, who)) end
	end
	for _, flags in ipairs({ "he", "hej", "j" }) do note(self:findPlayerToDiscard(flags)) end
	for cards = 1, 3 do note(self:findPlayerToDraw(true, cards)); note(self:findPlayerToDamage(cards, self.player, cards - 1)) end
	note(self:getCardNeedPlayer()); note(select(2, self:getCardNeedPlayer()))
	for _, card in sgs.qlist(self.player:getCards("h")) do note(self:cardNeed(card)) end
	return said
end

describe("predicates", function()
	for round = 1, 20 do
		it("stand any table, number " .. round, function()
			for _ = 1, round do math.random() end
			scene(table_by_chance())
			local self = brain("sgs1")
			local players = self.room:getAlivePlayers()
			local first, second = asks(self, players), asks(self, players)
			for place, said in ipairs(first) do
				assert.equal(said, second[place], "answer " .. place)
			end
		end)
	end
end)

describe("the built-in choice of a card", function()
	it("is always legal", function()
		for round = 1, 30 do
			local from = table_by_chance()
			local who = from.players[round % 6 + 2]
			if who.alive == false or #who.equips == 0 and (who.hand == 0 or type(who.hand) == "table" and #who.hand == 0) then continue end
			from.invoke = nil
			from.ask = { kind = "askForCardChosen", who = "sgs" .. round % 6 + 2, flags = "he", reason = "spec",
				method = round % 2 == 0 and "discard" or nil }
			local decision = decide(scene(from))
			assert.same({}, decision.faults)
			assert.equal("default", decision.source)
		end
	end)
end)

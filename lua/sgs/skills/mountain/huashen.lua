-- 化身 huashen (Zuo Ci): which of many skills to have. When his turn begins one that makes much of a turn, when it has
-- ended one that protects him or answers to blows; what the moment makes of little use comes after what it does not.

-- Worth in his own turn, in descending order.
local OFFENSE = { "shuangxiong", "rende", "nosrende", "luanji", "paoxiao", "qixi", "guose", "nosguose", "duanliang", "huoji",
	"tianyi", "shenfen", "gongxin", "zhiheng", "shelie", "luoyi", "haoshi", "dimeng", "lijian", "noslijian", "tuxi", "nostuxi",
	"qiaobian", "fanjian", "nosfanjian", "quhu", "qiangxi", "yijue", "luoshen", "guanxing", "liegong", "tieji", "nostieji",
	"wushuang", "longdan", "wusheng", "jizhi", "nosjizhi", "lianhuan", "tiaoxin", "jieyin", "qingnang", "chuli", "mengjin",
	"lieren", "xunxun", "jianyan", "yingzi", "nosyingzi", "juejing", "zhijian", "kurou", "shensu", "mashu", "jiuchi" }

-- Worth while others act.
local DEFENSE = { "guixin", "yiji", "nosyiji", "buqu", "nosbuqu", "wuhun", "jieming", "fangzhu", "ganglie", "nosganglie",
	"fankui", "nosfankui", "jianxiong", "nosjianxiong", "bazhen", "longhun", "xiangle", "tuntian", "leiji", "nosleiji",
	"tianxiang", "liuli", "weimu", "beige", "qingguo", "longdan", "duanchang", "jijiu", "guzheng", "guicai", "guidao", "kanpo",
	"nosqianxun", "qianxun", "feiying", "wangxi", "lianying", "noslianying", "tiandu", "jiang", "huoshou", "juxiang", "xingshang",
	"enyuan", "tongji", "kongcheng", "wushuang" }

-- Skills that only cost him, or that are nothing without another one.
local BAD = { "renjie", "benghuai", "wumou", "yaowu", "kuangbao", "wuqian", "chanyuan", "roulin", "qixing",
	"kuangfeng", "dawu" }

local function rank(list, skill)
	local place = table.find(list, skill)
	return place and 1 - place / (#list + 1) or 0
end

-- What the moment adds: cards to play with, wounds to heal, an empty hand.
local function fit(self, skill, attacks)
	local me = self.player
	if skill == "keji" and attacks and me:getHandcardNum() >= me:getHp() and not self:isWeak() then return 1.2 end
	if skill == "kongcheng" and not attacks then return me:isKongcheng() and 1.1 or -0.3 end
	if skill == "guixin" and not me:faceUp() then return 0.5 end
	if skill == "haoshi" and me:getHandcardNum() > 2 then return -0.4 end
	if skill == "zhiheng" and me:isNude() then return -0.4 end
	if skill == "jieyin" or skill == "qingnang" then return me:isWounded() and 0.3 or -0.3 end
	if skill == "zaiqi" and attacks then return me:getLostHp() > 1 and 0.8 or 0 end
	if skill == "juejing" and attacks then return me:getLostHp() > 1 and 0.5 or -0.2 end
	if skill == "bazhen" then return me:getArmor() and -0.6 or 0 end
	if skill == "buqu" or skill == "nosbuqu" or skill == "wuhun" or skill == "duanchang" then
		return me:getHp() <= 1 and 0.4 or -0.3
	end
	return 0
end

local function worth(self, skill, attacks)
	if table.contains(BAD, skill) then return -1 end
	local main, other = OFFENSE, DEFENSE
	if not attacks then main, other = DEFENSE, OFFENSE end
	return rank(main, skill) + rank(other, skill) * 0.2 + fit(self, skill, attacks)
end

sgs.ai_skill_invoke.huashen = function(self)
	return self.player:getHp() > 0
end

sgs.ai_skill_choice.huashen = function(self, choices)
	local attacks = self.player:getPhase() == sgs.Player_RoundStart
	local chosen, most
	for _, skill in ipairs(choices:split("+")) do
		local value = worth(self, skill, attacks)
		trace.consider(skill, value, attacks and "for the turn that begins" or "for the turns of others")
		if not most or value > most then chosen, most = skill, value end
	end
	return chosen
end

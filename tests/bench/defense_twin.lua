-- sgs.getDefense in plain Lua, over the methods that every script has: what a modder would write
-- who wants it fast, with everything cached that can be. The figures are QSanguosha's; of the two
-- values of lijian (2.1 in its code, 2.2 on its slides) this has 2.2.

local ipairs, max = ipairs, math.max
local isGoodHp, hasBuquEffect = sgs.isGoodHp, hasBuquEffect
local NotActive = sgs.Player_NotActive
local masochism = {}
for _, name in ipairs(sgs.masochism_skill:split("|")) do
	table.insert(masochism, name)
end

local function best_hp(player, hand, lord)
	local most = player:getMaxHp()
	if player:hasSkill("longhun") and player:getCardCount(true) > 2 then return 1 end
	if player:hasSkill("hunzi") and player:getMark("hunzi") == 0 then return 2 end
	local less = 0
	if player:hasSkill("ganlu") or player:hasSkill("nosmiji") or player:hasSkill("xueji") then
		less = 1
	elseif player:hasSkill("yinghun") then
		less = 2
	elseif player:hasSkill("baobian") then
		less = max(0, most - 3)
	end
	if less > 0 then return max(lord and 3 or 2, most - less) end
	if player:hasSkill("renjie") and player:hasSkill("baiyin") and player:getMark("baiyin") == 0 then return most - 1 end
	if player:hasSkill("quanji") and player:hasSkill("zili") and player:getMark("zili") == 0 then return most - 1 end
	return most
end

local function hated(player, room)
	for _, other in sgs.qlist(room:getAlivePlayers()) do
		if other:getMark("hate_" .. player:objectName()) > 0 then return other:getHp() end
	end
	return 0
end

local function fooled(player, room)
	local count = 0
	for _, other in sgs.qlist(room:getOtherPlayers(player)) do
		if other:hasSkill("chanyuan") then count += 1 end
	end
	return count
end

local function by_skill(player, room, hp, hand, lord)
	local value, lost = 0, max(0, player:getLostHp())
	local active = player:getPhase() ~= NotActive
	if player:hasSkill("jieming") then value += 3 end
	if player:hasSkill("yiji") then value += 3 end
	if player:hasSkill("guixin") then value += room:alivePlayerCount() - 1 end
	if player:hasSkill("yuce") then value += 2 end
	if player:hasSkill("chengxiang") then value += 2 end
	if lord and player:hasSkill("shichou") and player:getMark("xhate") == 1 then value += hated(player, room) end
	if player:hasSkill("nosrende") and hp > 2 and hand > 1 then value += 1 end
	if player:hasSkill("rende") and hp > 2 and hand > 1 then value += 1 end
	if player:hasSkill("kuanggu") and hp > 1 then value += 0.5 end
	if player:hasSkill("kofkuanggu") and hp > 1 then value += 1 end
	if player:hasSkill("zaiqi") and hp > 1 then value += 0.5 * lost end
	if player:hasSkill("tianming") then value += 0.5 end
	if player:hasSkill("nosmiji") then value += 0.5 * lost + (lost > 0 and 1.5 or 0) end
	if player:hasSkill("keji") then value += 0.25 * hand end
	if player:hasSkill("aocai") and not active then value += 0.5 end
	if player:hasSkill("wanrong") and (active or not player:hasSkill("manjuan")) then value += 0.5 end
	if player:hasSkill("tianxiang") then value += 0.5 * hand end
	if player:hasSkill("benghuai") and player:getMaxHp() <= 5 then value -= 1 end
	if player:hasSkill("qianhuan") then value += 2 + player:getPile("sorcery"):length() end
	if player:hasSkill("jijiu") then value += 2 end
	if player:hasSkill("qingnang") then value += 2 end
	if player:hasSkill("dimeng") then value += 2.5 end
	if player:hasSkill("guzheng") then value += 2.5 end
	if player:hasSkill("qiaobian") then value += 2.4 end
	if player:hasSkill("jieyin") then value += 2.3 end
	if player:hasSkill("noslijian") then value += 2.2 end
	if player:hasSkill("lijian") then value += 2.2 end
	if player:hasSkill("xiliang") then value += 2 end
	if player:hasSkill("shouye") then value += 2 end
	if player:hasSkill("guhuo") then value += fooled(player, room) end
	if player:hasSkill("huashen") and player:hasSkill("xinsheng") then
		value += player:getState() == "online" and 4 or 2
	end
	if player:hasSkill("yishe") then value += 2 end
	if player:hasSkill("paiyi") then value += 1.5 end
	if player:hasSkill("yongsi") then value += 2 end
	return value
end

local function by_equipment(player)
	local value, armor = 0, player:getArmor()
	if armor then value += 2 end
	if player:getDefensiveHorse() then value += 1 end
	if player:hasTreasure("wooden_ox") then value += player:getPile("wooden_ox"):length() end
	if player:hasArmorEffect("eight_diagram") then
		if player:hasSkill("tiandu") then value += 1 end
		if player:hasSkill("gushou") then value += 1 end
		if player:hasSkill("noszhenlie") then value += 1 end
		if player:hasSkill("nosleiji") then value += 2 end
		if player:hasSkill("leiji") then value += 2 end
		if player:hasSkill("hongyan") then value += 2 end
	end
	return value
end

local function by_state(player, hp, hand, lord)
	local value = 0
	if player:getMark("@tied") > 0 then value += 1 end
	if player:getMark("@skill_invalidity") > 0 then value -= 5 end
	if hp > best_hp(player, hand, lord) then value += 0.8 end
	if hp <= 2 then value -= 0.4 end
	if lord then value -= hp < 3 and 1.1 or 0.4 end
	if not player:faceUp() then value -= 1 end
	if not player:containsTrick("YanxiaoCard") then
		if player:containsTrick("indulgence") then value -= 0.5 end
		if player:containsTrick("supply_shortage") then value -= 0.5 end
	end
	return value
end

local function by_masochism(player, hp)
	if hp <= 1 and not isGoodHp(player) then return 0 end
	local value = 0
	for _, name in ipairs(masochism) do
		if player:hasSkill(name) then value += 1 end
	end
	return value
end

-- What sgs.getDefense(player) gives.
return function(player, room)
	local hp, hand = player:getHp(), player:getHandcardNum()
	local value = 2 * hp + hand
	local current = room:getCurrent()
	if not current then return value end
	local lord = player:isLord()
	value += by_equipment(player) + by_state(player, hp, hand, lord)
	value += by_skill(player, room, hp, hand, lord) + by_masochism(player, hp)
	local living = room:alivePlayerCount()
	value += (living - (player:getSeat() - current:getSeat()) % living) / 4
	return value + 0.25 * player:getVisibleSkillList(true):length()
end

-- How many cards of a class somebody has: counted where they are seen, guessed where not.

local function of_kind(class)
	return function(card)
		return card:isKindOf(class)
	end
end

local function red(card)
	return card:isRed()
end

local function black(card)
	return card:isBlack()
end

local function of_suit(suit)
	return function(card)
		return card:getSuitString() == suit
	end
end

-- By class: rows of skill, what else serves as the class, and the share of unknown cards that does.
-- The first row whose skill the player has counts; the one without a skill stands for all others.
local GUESSES = {
	Slash = {
		{ "wusheng", red, 0.69 }, { "wushen", of_suit("heart"), 0.5 }, { "longhun", of_suit("diamond"), 0.5 },
		{ "nosgongqi", of_kind("EquipCard"), 0.5 }, { "longdan", of_kind("Jink"), 0.72 },
		{ "chixin", of_kind("Jink"), 0.72 }, { nil, nil, 0.35 },
	},
	Jink = {
		{ "qingguo", black, 0.85 }, { "longdan", of_kind("Slash"), 0.72 }, { "longhun", of_suit("club"), 0.65 },
		{ nil, nil, 0.6 },
	},
	Peach = { { "jijiu", red, 0.6 }, { "longhun", of_suit("heart"), 0.5 }, { nil, nil, 0 } },
	Analeptic = { { "jiuchi", of_suit("spade"), 0.3 }, { nil, nil, 0 } },
	Nullification = { { "kanpo", black, 0.5 }, { nil, nil, 0 } },
}

-- What skills add that is no hand card.
local EXTRAS = {
	Slash = function(player, count)
		return player:hasSkill("wushuang") and 2 * count or count
	end,
	Jink = function(player, count)
		return player:hasSkill("kofqingguo") and count + player:getEquips():length() or count
	end,
	Peach = function(player, count)
		if player:hasSkill("chunlao") then return count + player:getPile("wine"):length() end
		if not player:hasSkill("jiuzhu") then return count end
		return math.max(count, math.min(player:getCardCount(true), player:getHp() - 1))
	end,
	Analeptic = function(player, count)
		return player:hasSkill("jiushi") and count + 1 or count
	end,
	Nullification = function(player, count)
		if not player:hasSkill("yanzheng") or player:getHandcardNum() <= player:getHp() then return count end
		return count + player:getEquips():length()
	end,
}

local function guess(player, rows)
	for _, row in ipairs(rows) do
		if not row[1] or player:hasSkill(row[1]) then return row[2], row[3] end
	end
	return nil, 0
end

local function expected(class_name, player, viewer)
	local known = sgs.getKnownHandcards(player, viewer)
	local also, share = guess(player, GUESSES[class_name] or {})
	local count = share * math.max(player:getHandcardNum() - #known, 0)
	for _, card in ipairs(known) do
		if card:isKindOf(class_name) or also and also(card) then count += 1 end
	end
	local extra = EXTRAS[class_name]
	return extra and extra(player, count) or count
end

-- How many cards of a class (or of several) `viewer` expects in the hand of a player.
function getCardsNum(class_name, player, viewer)
	if not player then return 0 end
	viewer = viewer or global_room:getCurrent()
	if type(class_name) ~= "table" then return expected(class_name, player, viewer) end
	local count = 0
	for _, class in ipairs(class_name) do
		count += expected(class, player, viewer)
	end
	return count
end

-- What the subjects of a lord may lend him: Jinks of wei (hujia), Slashes of shu (jijiang).
local LENT = { Jink = { "hujia", "wei" }, Slash = { "jijiang", "shu" } }

local function lent(self, class_name)
	local skill = LENT[class_name]
	if not skill or not self.player:hasLordSkill(skill[1]) then return 0 end
	local count = 0
	for _, liege in sgs.qlist(self.room:getLieges(skill[2], self.player)) do
		if self:isFriend(liege) then count += getCardsNum(class_name, liege, self.player) end
	end
	return count
end

-- Two cards that a spear (or fuhun) makes a Slash of.
local function of_pairs(self, class_name)
	if class_name ~= "Slash" then return 0 end
	if not self.player:hasWeapon("spear") and not self.player:hasSkill("fuhun") then return 0 end
	return math.max(math.floor(self.player:getHandcardNum() / 2) - 1, 0)
end

-- How many cards of a class (or of several) the brain's own player can use: real ones and those that
-- skills make of others. `flag`: h, e or both (the default); `selfonly`: without what subjects lend.
function SmartAI:getCardsNum(class_name, flag, selfonly)
	if type(class_name) == "table" then
		local count = 0
		for _, class in ipairs(class_name) do
			count += self:getCardsNum(class, flag, selfonly)
		end
		return count
	end
	local count = #self:getCards(class_name, flag) + of_pairs(self, class_name)
	return selfonly and count or count + lent(self, class_name)
end

-- The Peaches that a player and his friends are expected to hold.
function SmartAI:getAllPeachNum(player)
	player = player or self.player
	local count = 0
	for _, friend in ipairs(self:getFriends(player)) do
		local own = friend == self.player
		count += own and self:getCardsNum("Peach") or getCardsNum("Peach", friend, self.player)
	end
	return count
end

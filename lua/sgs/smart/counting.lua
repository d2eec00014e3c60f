-- How many cards of a class somebody has: counted where they are seen, guessed where not.

-- Classes that hands are guessed for, in Rust: what skills make of seen cards, a share of unseen ones.
local GUESSED = { Slash = true, Jink = true, Peach = true, Analeptic = true, Nullification = true }

local function expected(class_name, player, viewer)
	if GUESSED[class_name] then return sgs.expectedCards(class_name, player, viewer) end
	local count = 0
	for _, card in ipairs(sgs.getKnownHandcards(player, viewer)) do
		if card:isKindOf(class_name) then count += 1 end
	end
	return count
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
	if not self.player:hasSkill("spear") and not self.player:hasSkill("fuhun") then return 0 end
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

-- Why a dying friend, or somebody else, is not saved.

local function reserved(player)
	return sgs.ai_NeedPeach[player:objectName()] or 0
end

-- An attack on all is under way, and the lord, who is still to be reached, has nothing to answer it.
local function lord_in_its_path(self, lord)
	if type(sgs.ai_AOE_data) ~= "userdata" or not self:isWeak(lord) then return false end
	local use = sgs.ai_AOE_data:toCardUse()
	if not use.card or not use.to or not use.to:contains(lord) then return false end
	local from = use.from or self.room:getCurrent()
	local current = self.room:getCurrentDyingPlayer()
	if current and self:playerGetRound(lord, from) < self:playerGetRound(current, from) then return false end
	local class = use.card:isKindOf("SavageAssault") and "Slash" or "Jink"
	return sgs.card_lack[lord:objectName()][class] == 1 or getCardsNum(class, lord, self.player) < 1
end

local function keeps_for_lord(self, dying, peaches)
	local lord, role = self.room:getLord(), self.player:getRole()
	if not lord or lord == self.player or dying == lord then return nil end
	if role ~= "loyalist" and not (role == "renegade" and self.room:alivePlayerCount() > 2) then return nil end
	if reserved(lord) > 0 and peaches <= reserved(lord) then return "the Peach is kept for the lord" end
	if peaches < 2 and lord_in_its_path(self, lord) then return "the lord is about to need the Peach" end
end

-- Whether friends who are asked after me may still help.
local function has_other_helpers(self, dying)
	local current = self.room:getCurrent()
	if current and current:hasSkill("wansha") and current ~= self.player then return false end
	local mine = self:playerGetRound(self.player)
	for _, friend in ipairs(self:getFriendsNoself(dying)) do
		local able = friend ~= self.player and sgs.card_lack[friend:objectName()].Peach ~= 1
			and self:playerGetRound(friend) > mine
		local unknown = friend:getHandcardNum() - #sgs.getKnownHandcards(friend, self.player)
		if able and (unknown > 0 or getCardsNum("Peach", friend, self.player) > 0) then return true end
	end
	return false
end

-- The enemy whose turn it is threatens the lord, and all Peaches are needed there.
local function lord_is_threatened(self, lord, peaches)
	local current = self.room:getCurrent()
	if not lord or lord:getHp() ~= 1 or not self:isFriend(lord) or lord == self.player then return false end
	if not current or not self:isEnemy(current) or not current:canSlash(lord) then return false end
	if getCardsNum("Peach", lord, self.player) + getCardsNum("Analeptic", lord, self.player) > 0 then return false end
	if #self.friends_noself > 2 then return false end
	return peaches <= self:getEnemyNumBySeat(current, lord, self.player) + 1
end

-- 不屈 keeps alive as long as no two cards of the pile have the same number.
local function lives_by_buqu(player)
	for _, skill in ipairs({ "buqu", "nosbuqu" }) do
		local pile, numbers = player:getPile(skill), {}
		if player:hasSkill(skill) and not pile:isEmpty() then
			local twice = false
			for _, id in sgs.qlist(pile) do
				local number = id >= 0 and sgs.Sanguosha:getCard(id):getNumber()
				if number and numbers[number] then twice = true end
				if number then numbers[number] = true end
			end
			if not twice then return true end
		end
	end
	return false
end

local function lord_comes_first(self, dying, peaches)
	local lord = self.room:getLord()
	if not lord or lord == dying or lord == self.player or lord:getHp() ~= 1 or hasBuquEffect(lord) then return nil end
	local cares = self:isFriend(lord) or self.player:getRole() == "renegade"
	if not cares or math.max(self:getAllPeachNum(), peaches) > 1 then return nil end
	return "the only Peach is kept for the weak lord"
end

function SmartAI:whyNotSaveFriend(dying)
	if self:needDeath(dying) then return "his death takes an enemy along" end
	local me, lord = self.player, self.room:getLord()
	local peaches = self:getCardsNum("Peach")
	if not dying:isLord() then
		local why = keeps_for_lord(self, dying, peaches)
		if why then return why end
		if reserved(me) > 0 and peaches + self:getCardsNum("Analeptic") <= reserved(me) then return "I need it myself" end
		if self:getAllPeachNum(dying) < 1 - dying:getHp() then return "all Peaches together do not save him" end
		if peaches < 1 - dying:getHp() and not has_other_helpers(self, dying) then
			return "nobody else helps, and mine do not suffice"
		end
		if lord_is_threatened(self, lord, peaches) then return "the lord is threatened" end
	end
	if lives_by_buqu(dying) then return "buqu keeps him alive" end
	if dying:hasFlag("Kurou_toDie") and not self:hasCrossbowEffect(dying) then return "he wants to die" end
	if dying:isLord() then return nil end
	if self:doNotSave(dying) then return "he comes back by himself, or wants to go" end
	return lord_comes_first(self, dying, peaches)
end

-- 护驾 hujia (Cao Cao as lord): when he needs a Jink he may ask the men of Wei for one. He asks where one of them is
-- willing, and they give where he is a friend.

local function lieges(self)
	return sgs.QList2Table(self.room:getLieges("wei", self.player))
end

-- Whether he would take the blow anyway, judged by what the Jink is asked for.
local function takes_it(self, prompt)
	local words = prompt:split(":")
	local attacker = self:playerNamed(words[2])
	local occasion = words[1] or ""
	if occasion == "slash-jink" or occasion:find("multi-jink", 1, true) then return self:whyNotJink({}, attacker) end
	return self:whyNotRespond(attacker)
end

local function helper(self)
	local willing
	for _, liege in ipairs(lieges(self)) do
		if self:isFriend(liege) then
			local free = self:hasEightDiagramEffect(liege) or liege == self.room:getCurrent() and self:getOverflow(liege) > 2
			if free then return liege, "it costs him little" end
		end
		if not self:isEnemy(liege) then willing = willing or liege end
	end
	if self:getCardsNum("Jink", "he", true) > 0 then return nil, "there is a Jink of his own" end
	return willing, willing and "may help" or "nobody would help"
end

sgs.ai_skill_invoke.hujia = function(self, data)
	local prompt = data:toStringList()[2] or ""
	if prompt:find("@hujia-jink", 1, true) then return false end -- another lord asks him
	local why = takes_it(self, prompt)
	if why then
		trace.note("takes the blow: " .. why)
		return false
	end
	local liege, reason = helper(self)
	trace.note((liege and liege:objectName() .. ": " or "") .. reason)
	return liege ~= nil
end

sgs.ai_skill_cardask["@hujia-jink"] = function(self, _, _, target)
	local lord = target or sgs.notes().hujia or self.room:getLord()
	if not lord or not self:isFriend(lord) or self:needBear() then return "." end
	if not lord:hasFlag("dahe") then return self:respondWith("Jink") end
	for _, card in ipairs(self:getCards("Jink")) do
		if card:getSuit() == sgs.Card_Heart then return card:toString() end
	end
	return "."
end

local filters = sgs.ai_choicemade_filter

-- Who is asked for a Jink while the lord waits may judge with an eight diagram for him.
filters.skillInvoke.hujia = function(_, player, fields)
	sgs.notes().hujia = fields[#fields] == "yes" and player or nil
end

local function is_last(player, lord)
	local all = sgs.QList2Table(global_room:getLieges("wei", lord))
	return all[#all] == player
end

-- "cardResponded:jink:@hujia-jink:sgs1:_card_": who helps the lord is his friend.
filters.cardResponded["@hujia-jink"] = function(_, player, fields)
	local lord, given = sgs.seated(fields[4]), fields[#fields] ~= "_nil_"
	if not lord then return end
	if given then sgs.updateIntention(player, lord, -80) end
	if given or is_last(player, lord) then sgs.notes().hujia = nil end
end

-- A man of Wei may answer for him who gains a card by each Slash.
sgs.ai_slash_prohibit.hujia = function(self, from, to)
	if not to:isLord() or not self:isEnemy(to, from) then return false end
	for _, liege in sgs.qlist(self.room:getLieges("wei", to)) do
		local feeds = liege:hasSkill("tiandu") and self:isFriend(liege, to)
		if feeds and sgs.ai_slash_prohibit.tiandu(self, from, liege) then return true end
	end
	return false
end

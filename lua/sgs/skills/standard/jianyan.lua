-- 荐言 jianyan (Xu Shu, gained by qianxin): once in a turn he names a kind or colour of card, and the next such card
-- goes to a man. Friends get it, who needs it most first; without any, an enemy whose empty hand protects him is given
-- what is of little use to him.

-- Early, for what comes may be used still; a present for an enemy has time.
local EARLY, LATE = 9.5, 0.5

sgs.ai_use_priority.JianyanCard = EARLY

local function is_man(player)
	return player:isMale()
end

table.insert(sgs.ai_skills, {
	name = "jianyan",
	getTurnUseCard = function(self)
		return not self.player:hasUsed("JianyanCard") and sgs.Card_Parse("@JianyanCard=.") or nil
	end,
})

sgs.ai_skill_use_func.JianyanCard = function(card, use, self)
	local friendly = #self:presentReceivers(nil, is_man) > 0
	if not friendly and not self:presentSpoils(nil, is_man) then return end
	sgs.ai_use_priority.JianyanCard = friendly and EARLY or LATE
	use.card = card
end

-- What is worth most to any: tricks to those who draw for them, basic cards to the weak, equipment to who has little.
local function for_friends(self, friends)
	for _, friend in ipairs(friends) do
		if self:isWeak(friend) then return "basic", "a weak friend may need Peach or Jink" end
	end
	for _, friend in ipairs(friends) do
		local poor = friend:getHandcardNum() < 3 and friend:getEquips():length() < 2
		if poor then return "equip", "a friend has little equipment" end
		if friend:hasSkills("jizhi|nosjizhi|jilve") then return "trick", "a friend draws for tricks" end
	end
end

local function by_chance()
	local throw = math.random(0, 100)
	if throw > 60 then return "trick" elseif throw > 35 then return "red" end
	return throw > 10 and "equip" or throw > 2 and "basic" or "black"
end

sgs.ai_skill_choice.jianyan = function(self, choices)
	local friends = self:presentReceivers(nil, is_man)
	local word, why = "equip", "of little use to an enemy"
	if #friends > 0 then word, why = for_friends(self, friends) end
	if not word or not sgs.offered(choices, word) then return sgs.offered(choices, by_chance()) end
	trace.note("jianyan: " .. word .. ": " .. why)
	return word
end

local JUNK = { "EquipCard", "Disaster", "GodSalvation", "AmazingGrace", "Slash" }

-- Somebody has to take it; the mark tells the card.
sgs.ai_skill_playerchosen.jianyan = function(self, targets)
	local card = sgs.Sanguosha:getCard(self.player:getMark("jianyan"))
	return card and self:presentTo(card, targets, JUNK, is_man) or self:presentSpoils(targets, is_man)
		or targets:contains(self.player) and self.player or nil
end

sgs.ai_playerchosen_intention.jianyan = function(_, from, to)
	sgs.updateIntention(from, to, sgs.giftIntention(to, -50))
end

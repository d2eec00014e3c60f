-- 攻心 gongxin (Lü Meng as a god): once a turn looks at somebody's hand; one heart in it may be discarded
-- or put on top of the draw pile. He looks at the enemy with most cards, takes his best heart, and puts
-- it where it helps his side.

sgs.ai_use_value.GongxinCard = 8.5
sgs.ai_use_priority.GongxinCard = 9.5
sgs.ai_card_intention.GongxinCard = 80

-- Unless his whole hand is seen to be without hearts.
local function may_hold_heart(self, enemy)
	local known = getKnownNum(enemy, self.player)
	return known < enemy:getHandcardNum() or getKnownCard(enemy, self.player, "heart") > 0
end

local function to_look_at(self)
	local chosen
	for _, enemy in ipairs(self.enemies) do
		local fits = not enemy:isKongcheng() and self:objectiveLevel(enemy) > 0 and may_hold_heart(self, enemy)
		if fits then
			trace.consider(enemy, enemy:getHandcardNum(), "gongxin: cards to look at")
			if not chosen or enemy:getHandcardNum() > chosen:getHandcardNum() then chosen = enemy end
		end
	end
	return chosen
end

table.insert(sgs.ai_skills, {
	name = "gongxin",
	getTurnUseCard = function(self)
		if self.player:hasUsed("GongxinCard") then return nil end
		return sgs.Card_Parse("@GongxinCard=.")
	end,
})

sgs.ai_skill_use_func.GongxinCard = function(card, use, self)
	local enemy = to_look_at(self)
	if not enemy then return trace.reject(card, "no enemy who may hold a heart") end
	self:aim(use, card, { enemy })
end

local DEAR = { "Peach", "ExNihilo", "Jink", "Nullification", "Slash" }

-- The heart that he misses most.
local function best_heart(card_ids)
	for _, class in ipairs(DEAR) do
		for _, id in ipairs(card_ids) do
			if sgs.Sanguosha:getCard(id):isKindOf(class) then return id end
		end
	end
	return card_ids[1]
end

-- From a friend nothing is taken. The choice that follows is about this card and its owner.
sgs.ai_skill_askforag.gongxin = function(self, card_ids, refusable)
	local owner = card_ids[1] and self.room:getCardOwner(card_ids[1])
	if not owner then return nil end
	if self:isFriend(owner) then return refusable ~= false and -1 or nil end
	local id = best_heart(card_ids)
	self.gongxin_choice = { id = id, owner = owner:objectName() }
	return id
end

sgs.ai_skill_choice.gongxin = function(self, choices)
	local chosen = self.gongxin_choice
	local card = chosen and sgs.Sanguosha:getCard(chosen.id)
	local owner = card and sgs.seated(chosen.owner)
	local why = owner and self:whyOnTop(card, owner)
	trace.note(why and "on top of the pile: " .. why or "discarded: nobody of us would draw it")
	local word = why and "put" or "discard"
	return sgs.offered(choices, word)
end

sgs.ai_delayed_value.gongxin = { Indulgence = 3 }

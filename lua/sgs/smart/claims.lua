-- Cards that are laid face down and said to be another (蛊惑): what may be said of which card, and who would doubt it.

local CLASSES = { guhuo = "GuhuoCard", nosguhuo = "NosGuhuoCard" }

-- The skill by which the brain's player may lay a card down now, or nil.
function SmartAI:claimSkill()
	local me = self.player
	if me:isKongcheng() then return nil end
	if me:hasSkill("guhuo") and not me:hasFlag("GuhuoUsed") then return "guhuo" end
	return me:hasSkill("nosguhuo") and "nosguhuo" or nil
end

function sgs.claimText(skill, card, word)
	return ("@%s=%d:%s"):format(CLASSES[skill], card:getEffectiveId(), word)
end

-- The card as which a hand card is used, if nobody turns it over.
function sgs.claimedCard(skill, card, word)
	local made = sgs.Sanguosha:cloneCard(word == "normal_slash" and "slash" or word, card:getSuit(), card:getNumber())
	if not made then return nil end
	made:addSubcard(card)
	made:setSkillName(skill)
	return made
end

-- The class of what is said of a card.
function sgs.claimedClass(word)
	local card = sgs.Sanguosha:cloneCard(word == "normal_slash" and "slash" or word)
	return card and card:getClassName()
end

-- Who is saying something of a card that lies face down, and what: of the skill that asks.
function SmartAI:claimant(skill, data)
	local told = type(data) == "userdata" and data:toPlayer() or nil
	local noted = sgs.notes().claimant
	return told or noted and noted:hasSkill(skill) and noted or self.room:findPlayerBySkillName(skill)
end

function sgs.claimTag(skill)
	return skill == "guhuo" and "GuhuoType" or "NosGuhuoType"
end

local function cannot_doubt(player, skill)
	if skill == "nosguhuo" then return player:getHp() < 2 end
	return player:hasSkill("chanyuan") or player:hasSkill("hunzi") and player:getMark("hunzi") == 0
end

-- Others who are no friends for each of them who might doubt; 100 where none would.
function SmartAI:bluffRatio(skill)
	local others, doubting = 0, 0
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if not self:isFriend(other) then
			others += 1
			if not cannot_doubt(other, skill) then doubting += 1 end
		end
	end
	return doubting == 0 and 100 or others / doubting
end

-- Hand cards of the brain's player that he sees, those that he needs least first.
local function hand(self)
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:getId() >= 0 then table.insert(cards, card) end
	end
	self:sortByKeepValue(cards)
	return cards
end

local function slot_is_taken(self, card)
	return card:isKindOf("EquipCard") and self:getSameEquip(card) ~= nil
end

-- Hand cards that are of no use as what they are: the second Slash, the third Jink, equipment for a slot that is
-- taken, disasters. Where nobody doubts, all.
function SmartAI:bluffCards(skill)
	local cards, counts = hand(self), { Slash = 0, Jink = 0 }
	if self:bluffRatio(skill) >= 100 then return cards end
	local found, crossbow = {}, self:hasCrossbowEffect()
	for place = #cards, 1, -1 do -- the best ones are kept
		local card = cards[place]
		local class = sgs.oneOfClasses(card, { "Slash", "Jink" })
		if class then counts[class] += 1 end
		local spare = class == "Slash" and counts.Slash > 1 and not crossbow or class == "Jink" and counts.Jink > 2
		if spare or card:isKindOf("Disaster") or slot_is_taken(self, card) then table.insert(found, 1, card) end
	end
	return found
end

-- Whether as many lies in five are told as this: with everybody doubting one.
function SmartAI:daresToBluff(skill, times)
	return math.random(1, 5) <= self:bluffRatio(skill) * (times or 1)
end

-- Whether there is still such a card that others have not seen.
function SmartAI:mayBeTrue(class_name)
	return self:getRestCardsNum(class_name) > 0
end

local IN_ANSWER = { Slash = true, Jink = true, Peach = true, Analeptic = true, Nullification = true }

-- The card that is said to be of a class where one is asked for: a useless one where a lie may pass, else a true one,
-- else any that is not dear where there is nothing better to do.
local function in_answer(self, skill, class_name)
	local cards, spare = hand(self), self:bluffCards(skill)
	local real = sgs.firstOfClass(cards, class_name)
	if #spare > 0 and self:mayBeTrue(class_name) and self:daresToBluff(skill) then return spare[1] end
	if real or not self:mayBeTrue(class_name) then return real end
	local card, saves = cards[1], class_name == "Peach" or class_name == "Analeptic"
	local dying = self.room:getCurrentDyingPlayer() ~= nil
	local needed = saves and dying or not saves and self:isWeak()
	if not card or saves ~= dying or not saves and card:isKindOf("Peach") then return nil end
	if not needed and self:getKeepValue(card) >= 4 then return nil end
	local caught = sgs.notes().claimant == self.player and sgs.notes().doubted
	return self:daresToBluff(skill, (needed and 5 or 3) / (caught and 2 or 1)) and card or nil
end

-- The text of a card that is said to be of a class, or nil where it would gain nothing.
function SmartAI:getGuhuoCard(class_name, at_play)
	local skill = IN_ANSWER[class_name] and self:claimSkill()
	if not skill then return nil end
	if class_name == "Peach" and self.player:getMark("Global_PreventPeach") > 0 then return nil end
	local at_rest = class_name == "Jink" or class_name == "Nullification"
	if at_play and at_rest then return nil end
	local card = in_answer(self, skill, class_name)
	if not card then return nil end
	local word = card:isKindOf(class_name) and card:objectName() or class_name:lower()
	trace.consider(card:toString(), nil, ("%s: said to be %s"):format(skill, word))
	return sgs.claimText(skill, card, word)
end

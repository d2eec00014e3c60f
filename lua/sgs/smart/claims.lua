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

-- Others who are no friends for each of them who might doubt, 100 where none would; and how many might.
function SmartAI:bluffRatio(skill)
	local others, doubting = 0, 0
	for _, other in sgs.qlist(self.room:getOtherPlayers(self.player)) do
		if not self:isFriend(other) then
			others += 1
			if not cannot_doubt(other, skill) then doubting += 1 end
		end
	end
	return doubting == 0 and 100 or others / doubting, doubting
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

-- A card that is what is asked for, and whether it may be laid down: of nosguhuo only hearts count if they are doubted.
local function truth(self, skill, cards, class_name)
	if skill == "guhuo" or self:bluffRatio(skill) >= 100 then return sgs.firstOfClass(cards, class_name), true end
	local heart = sgs.firstWhere(cards, function(card)
		return card:getSuit() == sgs.Card_Heart and card:isKindOf(class_name)
	end)
	return heart or sgs.firstOfClass(cards, class_name), heart ~= nil
end

-- How bold one is where nothing better is at hand, as in daresToBluff. A lie of nosguhuo that is doubted serves the
-- doubter, so without need only a Slash is spoken of, which hardly anybody doubts; who has just been caught is less bold.
local function boldness(skill, class_name, needed, player)
	local notes = sgs.notes()
	local bold = needed and 5 or (skill == "guhuo" or class_name == "Slash") and 3 or 0
	return notes.claimant == player and notes.doubted and bold / 2 or bold
end

-- Any card that is not dear, where one is needed or nothing better is to be done with it. A trick can be answered
-- otherwise than by nullifying it, or borne; and what will save as it is, is not said to be anything else.
local function makeshift(self, skill, class_name, cards)
	local card = sgs.firstWhere(cards, function(one) return not sgs.oneOfClasses(one, { "Peach", "Analeptic" }) end)
	local saves, dying = class_name == "Peach" or class_name == "Analeptic", self.room:getCurrentDyingPlayer() ~= nil
	if not card or saves ~= dying then return nil end
	local needed = saves or class_name ~= "Nullification" and self:isWeak()
	if not needed and self:getKeepValue(card) >= 4 then return nil end
	return self:daresToBluff(skill, boldness(skill, class_name, needed, self.player)) and card or nil
end

-- The card that is said to be of a class where one is asked for: a useless one where a lie may pass, else a true one,
-- else any that is not dear where there is nothing better to do.
local function in_answer(self, skill, class_name)
	local cards, spare = hand(self), self:bluffCards(skill)
	local real, counts = truth(self, skill, cards, class_name)
	local saved = real or class_name == "Analeptic" and sgs.firstOfClass(cards, "Peach")
	if skill == "nosguhuo" and saved then return counts and real or nil end
	if #spare > 0 and self:mayBeTrue(class_name) and self:daresToBluff(skill) then return spare[1] end
	if real or not self:mayBeTrue(class_name) then return real end
	return makeshift(self, skill, class_name, cards)
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

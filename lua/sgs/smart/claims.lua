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
function SmartAI:handByNeed()
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
	local cards, counts = self:handByNeed(), { Slash = 0, Jink = 0 }
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

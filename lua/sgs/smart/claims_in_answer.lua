-- Cards that are laid face down and said to be what is asked for (蛊惑), out of the play phase.

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
	local cards, spare = self:handByNeed(), self:bluffCards(skill)
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

-- Cards that are laid face down and said to be another: others may doubt it, and then the card is turned over.
-- `sgs.CreateClaimCard{…}` makes such a skill card; the README tells its fields.

-- Two claims may be left open where a card is asked for: they are settled before anybody may doubt.
local OPEN = {
	slash = { "_slash", "slash+normal_slash+thunder_slash+fire_slash" },
	["peach+analeptic"] = { "_saveself", "peach+analeptic" },
}

-- What is said of the card in the end.
local function said(room, owner, skill, word, in_play)
	local open = OPEN[word]
	if not open or in_play then return word end
	return room:askForChoice(owner, skill .. open[1], open[2])
end

-- "slash" is any Slash, "normal_slash" the plain one; anything else is said by its name.
local function is_true(real, word)
	if word == "slash" then return real:isKindOf("Slash") end
	return real:objectName() == (word == "normal_slash" and "slash" or word)
end

local function object_of(real, word)
	if word == "slash" and real:isKindOf("Slash") then return real:objectName() end
	return word == "normal_slash" and "slash" or word
end

-- Those who doubt, in the order in which they are asked; the tag says what they doubt.
local function doubters(room, spec, owner, word)
	local found = {}
	room:setTag(spec.tag, word)
	for _, other in ipairs(room:getOtherPlayers(owner)) do
		if other:isAlive() and spec.may_doubt(other)
			and room:askForChoice(other, spec.skill_name, "noquestion+question", owner) == "question" then
			table.insert(found, other)
			if not spec.all_are_asked then break end
		end
	end
	room:removeTag(spec.tag)
	return found
end

-- A card that does not count goes to the discard pile, where everybody sees it.
local function give_up(room, spec, owner, id)
	local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PUT, owner:objectName(), "", spec.skill_name, "")
	room:throwCard({ id }, reason, owner)
	return nil
end

-- The card that is used in the end; nil where it does not count, or may not be used like that.
local function claimed(spec, card, owner, method, in_play)
	local room, id = owner:getRoom(), card:getEffectiveId()
	local skill, pile = spec.skill_name, spec.skill_name
	local word = said(room, owner, skill, card:getUserString(), in_play)
	if spec.on_claim then spec.on_claim(owner) end
	owner:addToPile(pile, id, false, sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_PUT, owner:objectName(), "", skill, ""))
	local real = room:getCard(id)
	room:choice_made(owner, ("skillChoice:%s_claim:%s"):format(skill, word))
	local doubting = doubters(room, spec, owner, word)
	local counts = #doubting == 0 or spec.on_doubt(room, real, is_true(real, word), doubting)
	if not owner:getPile(pile):contains(id) then return nil end
	local made = sgs.Sanguosha:cloneCard(object_of(real, word), real:getSuit(), real:getNumber())
	made:addSubcard(id)
	made:setSkillName(skill)
	made.from_hand = true
	if not counts or owner:isCardLimited(made, method) then return give_up(room, spec, owner, id) end
	return made
end

-- Only now it is known of what suit the card is: targets whom it may not have fall away.
local function aim(room, use, made)
	local count = #use.to
	use.to = use.to:filter(function(target)
		return target:isAlive() and not use.from:isProhibited(target, made)
	end)
	if made:targetFixed() then return true end
	return #use.to > 0 and (#use.to == count or not made:isKindOf("Collateral"))
end

-- Makes the skill card; the laid down card lies in a closed pile that is called as the skill.
function sgs.CreateClaimCard(spec)
	spec.will_throw, spec.face_down = false, true
	spec.on_validate = function(card, use)
		local in_play = use.m_reason == sgs.CardUseStruct_CARD_USE_REASON_PLAY
		local made = claimed(spec, card, use.from, sgs.Card_MethodUse, in_play)
		if not made or aim(use.from:getRoom(), use, made) then return made end
		return give_up(use.from:getRoom(), spec, use.from, made:getEffectiveId())
	end
	spec.on_validate_in_response = function(card, owner, method)
		return claimed(spec, card, owner, method, false)
	end
	return sgs.CreateSkillCard(spec)
end

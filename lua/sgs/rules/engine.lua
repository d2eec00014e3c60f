-- The engine: what does not depend on a game under way. `sgs.Sanguosha` in scripts.

sgs.Sanguosha = sgs.Sanguosha or {}
local Engine = sgs.Sanguosha

function Engine:cloneCard(name, suit, number)
	if getmetatable(name) == sgs.Card then -- a copy of a card
		local copy = sgs.virtual_card(name.class, name.suit, name.number)
		copy.skill = name.skill
		return copy
	end
	local class = sgs.card_objects[name] or sgs.card_classes[name]
	return class and sgs.virtual_card(class, suit, number)
end

function Engine:getCard(id)
	return sgs.room.cards[id]
end

-- The printed face of a card, whatever filters make of it.
function Engine:getEngineCard(id)
	local card = sgs.room.cards[id]
	if not card then return nil end
	local printed = card.printed
	if not printed.card then
		printed.card = sgs.new_card(printed.class, printed.suit, printed.number, id)
		printed.card.name, printed.card.printed = printed.name, printed
	end
	return printed.card
end

function Engine:getSkill(name)
	return sgs.skills[name]
end

Engine.getTriggerSkill, Engine.getViewAsSkill = Engine.getSkill, Engine.getSkill

function Engine:getGeneral(name)
	return sgs.generals[name]
end

function Engine:matchExpPattern(pattern, player, card)
	return sgs.matches(pattern, card, player)
end

function Engine:getCurrentCardUsePattern()
	return sgs.room.pattern
end

function Engine:getCurrentCardUseReason()
	return sgs.room.use_reason
end

function Engine:translate(word)
	return word
end

function Engine:getBanPackages()
	return {}
end

function Engine:getCardCount()
	return sgs.room.card_count
end

-- What skills add for a card: residue of uses, reach or number of targets. 998 and more is no limit.
function Engine:correctCardTarget(kind, from, card)
	local sum = 0
	for _, skill in ipairs(sgs.modifiers.target_mod) do
		local func = kind == 0 and skill.residue_func or kind == 1 and skill.distance_limit_func
			or kind == 2 and skill.extra_target_func
		if func and sgs.matches(skill.pattern, card, from) then
			local amount = func(skill, from, card)
			if amount >= 998 and kind ~= 2 then return amount end
			sum = sum + amount
		end
	end
	return sum
end

function Engine:isProhibited(from, to, card, others)
	for _, skill in ipairs(sgs.modifiers.prohibit) do
		if skill.is_prohibited(skill, from, to, card, others or sgs.SPlayerList()) then return skill end
	end
	return nil
end

function sgs.GetConfig(_, default)
	return default
end

-- What QSanguosha's interface files do for people: nothing here.
function sgs.LoadTranslationTable() end
function sgs.AddTranslationEntry() end
function sgs.addSkillToEngine(skill) return skill end

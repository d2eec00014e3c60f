-- Counts and lists that scripts of expansions ask of the brain.

-- How much damage a blow deals in the end.
function SmartAI:AtomDamageCount(target, source, nature, card)
	target, nature = target or self.player, nature or sgs.DamageStruct_Normal
	if not self:damageIsEffective(target, nature, source) then return 0 end
	local count = 1
	if card and card:isKindOf("Slash") and source and self:hasHeavySlashDamage(source, card, target) then count += 1 end
	if nature == sgs.DamageStruct_Fire and target:hasArmorEffect("vine") then count += 1 end
	return target:hasArmorEffect("silver_lion") and math.min(count, 1) or count
end
SmartAI.getDamagePoint = SmartAI.AtomDamageCount

-- Orders players by the damage that each would take, most first.
function SmartAI:SortByAtomDamageCount(players, source, nature, card)
	local counts = {}
	for place, player in ipairs(players) do
		counts[player] = self:AtomDamageCount(player, source, nature, card) - place / 1000
	end
	table.sort(players, function(a, b) return counts[a] > counts[b] end)
end

-- From how far a trick or a Slash reaches: nil where distance does not count.
function SmartAI:getDistanceLimit(card, from)
	from = from or self.player
	local more = sgs.Sanguosha:correctCardTarget(sgs.TargetModSkill_DistanceLimit, from, card)
	if card:isKindOf("Snatch") or card:isKindOf("SupplyShortage") then return 1 + more end
	if card:isKindOf("Slash") then return from:getAttackRange() + more end
end

-- The cards without some, as a new list.
function SmartAI:resetCards(cards, without)
	local left, dropped = {}, {}
	for _, card in ipairs(type(without) == "table" and without or { without }) do
		dropped[type(card) == "number" and card or card:getEffectiveId()] = true
	end
	for _, card in ipairs(cards) do
		if not dropped[card:getEffectiveId()] then table.insert(left, card) end
	end
	return left
end

-- How many of the cards in a card lie at a place of a player.
function sgs.getCardNumAtCertainPlace(card, player, place)
	local count, ids = 0, card:isVirtualCard() and card:getSubcards() or { card:getEffectiveId() }
	for _, id in sgs.list(ids) do
		local owner = global_room:getCardOwner(id)
		if global_room:getCardPlace(id) == place and (not player or owner == player) then count += 1 end
	end
	return count
end

-- The names that two lists of skills share, and those of both together.
function sgs.findIntersectionSkills(first, second)
	local shared, one = {}, type(first) == "string" and first:split("|") or first
	local other = type(second) == "string" and second:split("|") or second
	for _, skill in ipairs(one) do
		if table.contains(other, skill) then table.insert(shared, skill) end
	end
	return shared
end

function sgs.findUnionSkills(first, second)
	local all = table.clone(type(first) == "string" and first:split("|") or first)
	for _, skill in ipairs(type(second) == "string" and second:split("|") or second) do
		if not table.contains(all, skill) then table.insert(all, skill) end
	end
	return all
end

-- What the spear makes of two cards: as an answer, and in the play phase.
function cardsView_spear(self, player)
	return sgs.ai_cardsview.spear(self, "Slash", player or self.player)
end

function turnUse_spear(self)
	for _, skill in ipairs(sgs.ai_skills) do
		if skill.name == "spear" then return skill.getTurnUseCard(self) end
	end
end

-- What the older ganglie makes its victim throw away.
function nosganglie_discard(self, discard_num, min_num, optional, include_equip)
	local handler = sgs.ai_skill_discard.nosganglie
	if handler then return handler(self, discard_num, min_num, optional, include_equip) end
	return optional and {} or self:askForDiscard("nosganglie", discard_num, min_num, optional, include_equip)
end

function ganglie_discard(self, ...)
	return nosganglie_discard(self, ...)
end

-- A plan of a mode for a skill; there is none, so that the skill's own rules decide.
function Tactic()
	return nil
end

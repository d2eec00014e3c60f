-- The play phase: which cards may be played, and which of them a brain plays.

-- How early a card is played: its class in sgs.ai_use_priority, higher first.
local function priority(card)
	return sgs.ai_use_priority[card:getClassName()] or 0
end

-- Cards that may be played now: the hand, then what skills offer; the most urgent first.
function SmartAI:getTurnUse()
	local cards = {}
	for _, card in sgs.qlist(self.player:getHandcards()) do
		if card:isAvailable(self.player) then table.insert(cards, card) end
	end
	self:fillSkillCards(cards)
	local places = {}
	for place, card in ipairs(cards) do places[card] = place end
	table.sort(cards, function(a, b)
		local first, second = priority(a), priority(b)
		if first ~= second then return first > second end
		return places[a] < places[b]
	end)
	return cards
end

-- Adds the cards that active skills offer: sgs.ai_skills, { name, getTurnUseCard }.
function SmartAI:fillSkillCards(cards)
	for _, skill in ipairs(sgs.ai_skills) do
		if skill.getTurnUseCard and self.player:hasSkill(skill.name) then
			local card = skill.getTurnUseCard(self, #cards == 0)
			if card then table.insert(cards, card) end
		end
	end
end

local FAMILIES = { [sgs.Card_TypeBasic] = "useBasicCard", [sgs.Card_TypeTrick] = "useTrickCard",
	[sgs.Card_TypeEquip] = "useEquipCard", [sgs.Card_TypeSkill] = "useSkillCard" }

-- Fills use.card and use.to with the first card that is worth it.
function SmartAI:activate(use)
	for _, card in ipairs(self:getTurnUse()) do
		self[FAMILIES[card:getTypeId()]](self, card, use)
		if use.card then return end
	end
end

-- By its class: useCardDuel(card, use) and the like, where there is one.
function SmartAI:useCardByClassName(card, use)
	local method = self["useCard" .. card:getClassName()]
	if method then method(self, card, use) end
end

SmartAI.useBasicCard = SmartAI.useCardByClassName
SmartAI.useTrickCard = SmartAI.useCardByClassName

-- By sgs.ai_skill_use_func, keyed by class, or by #name for one written in Lua.
function SmartAI:useSkillCard(card, use)
	local name = card:getClassName()
	if name == "LuaSkillCard" then name = "#" .. card:objectName() end
	local handler = sgs.ai_skill_use_func[name]
	if handler then handler(card, use, self) end
end

-- Into an empty slot, or a weapon that reaches farther.
function SmartAI:useEquipCard(card, use)
	local own = self["useCard" .. card:getClassName()]
	if own then return own(self, card, use) end
	if self.lua_ai:useCard(card) then use.card = card end
end

sgs.ai_default.activate = function(self, use)
	self:activate(use)
end

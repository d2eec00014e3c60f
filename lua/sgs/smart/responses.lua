-- Giving or using a card that somebody asks for, where no handler knows the occasion.

local CLASSES = { slash = "Slash", jink = "Jink", peach = "Peach", analeptic = "Analeptic",
	nullification = "Nullification" }

-- What a card may be worth in hand and still be given for nothing that is known.
local DEAR = 4.1

-- The blow that a Slash or Jink is asked for: by whom, with what card, of which nature.
local function blow(self, prompt, data)
	local words = prompt:split(":")
	local slash, card = data:toSlashEffect(), data:toCardEffect()
	local from = slash.from or card.from or self:playerNamed(words[2])
	local dealt = slash.slash or card.card
	return from, dealt, slash.nature or sgs.slashNature(dealt)
end

-- QSanguosha's name for the common test: "." where no card had better be given, else nil.
sgs.ai_skill_cardask.nullfilter = function(self, data, _, target)
	local prompt = target and ":" .. target:objectName() or ""
	local from, dealt, nature = blow(self, prompt, type(data) == "userdata" and data or sgs.QVariant())
	return self:whyNotRespond(target or from, dealt, nature) and "." or nil
end

-- The own cards that a pattern takes: of the hand, and where it says so of the equipment, of which
-- nothing is used from where it lies.
local function fitting(self, pattern, method)
	local cards, me = {}, self.player
	local worn = method ~= sgs.Card_MethodUse and (pattern:sub(1, 2) == ".." or pattern:find("equipped", 1, true))
	for _, card in sgs.qlist(me:getCards(worn and "he" or "h")) do
		local limited = me:isCardLimited(card, method, not me:hasEquip(card))
		local fits = card:getId() >= 0 and not limited and sgs.Sanguosha:matchExpPattern(pattern, me, card)
		if fits then table.insert(cards, card) end
	end
	return cards
end

-- The card of least worth that fits. Unless it is demanded, nothing dear is given.
local function cheapest(self, pattern, method)
	local cards = fitting(self, pattern, method)
	if #cards == 0 then
		trace.note("no card fits " .. pattern)
		return "."
	end
	self:sortByKeepValue(cards)
	local card = cards[1]
	local value = self:getKeepValue(card)
	local demanded = pattern:sub(-1) == "!"
	if not demanded and (value >= DEAR or self:isValuableCard(card)) then
		trace.reject(card:toString(), string.format("worth %.3f in hand, and nobody says what for", value))
		return "."
	end
	trace.consider(card:toString(), value, "least worth keeping")
	return tostring(card:getEffectiveId())
end

sgs.ai_default.askForCard = function(self, pattern, prompt, data, method)
	if pattern:sub(1, 1) == "@" then
		trace.note("only a handler knows what " .. pattern .. " asks for")
		return "."
	end
	local class = CLASSES[pattern]
	if class == "Slash" or class == "Jink" then
		local from, dealt, nature = blow(self, prompt, data)
		return self:asHandled(self:respondWith(class, self:whyNotRespond(from, dealt, nature)), method)
	end
	if class then return self:asHandled(self:respondWith(class), method) end
	return cheapest(self, pattern, method or sgs.Card_MethodResponse)
end

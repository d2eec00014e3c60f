-- How a card is used: gates that all cards of a type pass, then useCard<Class>(card, use) or, for skill
-- cards, sgs.ai_skill_use_func. They fill use.card and, where there is one, use.to.

local FAMILIES = { [sgs.Card_TypeBasic] = "useBasicCard", [sgs.Card_TypeTrick] = "useTrickCard",
	[sgs.Card_TypeEquip] = "useEquipCard", [sgs.Card_TypeSkill] = "useSkillCard" }

-- By the type of the card.
function SmartAI:useCardByType(card, use)
	self[FAMILIES[card:getTypeId()]](self, card, use)
end

-- By its class, or the nearest kind above it that has a method: FireSlash is used as a Slash.
local KINDS = { "Slash", "AOE", "Weapon", "Armor", "DefensiveHorse", "OffensiveHorse", "Treasure" }

function SmartAI:useCardByClassName(card, use)
	local method = self["useCard" .. card:getClassName()]
	if method then return method(self, card, use) end
	for _, kind in ipairs(KINDS) do
		local wider = card:isKindOf(kind) and self["useCard" .. kind]
		if wider then return wider(self, card, use) end
	end
end

-- Cards of low number are collected for chengxiang.
local function is_saved(self, card)
	local player = self.player
	return player:hasSkill("ytchengxiang") and player:getHandcardNum() < 8 and card:getNumber() < 7
end

function SmartAI:useBasicCard(card, use)
	if is_saved(self, card) or self:needBear() then return end
	self:useCardByClassName(card, use)
end

-- A card that only hurts is not used on those whom it cannot hurt.
local function hurts_nobody(self, card, use)
	if not sgs.dynamic_value.damage_card[card:getClassName()] or not use.to or #use.to == 0 then return false end
	local nature = card:isKindOf("FireAttack") and sgs.DamageStruct_Fire or sgs.DamageStruct_Normal
	for _, target in sgs.qlist(use.to) do
		if self:damageIsEffective(target, nature, self.player) then return false end
	end
	return true
end

function SmartAI:useTrickCard(card, use)
	if is_saved(self, card) or self:needBear() then return end
	local why_not = sgs.skillSays(sgs.ai_no_trick, self.player, self, card)
	if why_not then return trace.reject(card, why_not) end
	self:useCardByClassName(card, use)
	if use.card and hurts_nobody(self, use.card, use) then
		trace.reject(use.card, "it would hurt nobody")
		use.card = nil
		use.to:clear()
	end
end

-- By sgs.ai_skill_use_func, keyed by class, or by #name for one written in Lua.
function SmartAI:useSkillCard(card, use)
	local name = card:getClassName()
	if name == "LuaSkillCard" then name = "#" .. card:objectName() end
	local handler = sgs.ai_skill_use_func[name]
	if handler then handler(card, use, self) end
end

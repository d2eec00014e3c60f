-- 五谷丰登 Amazing Grace: when a trick among the open cards is taken.

local ORDER = { "Snatch", "Dismantlement", "Indulgence", "SupplyShortage", "Collateral", "Duel", "AOE", "GodSalvation",
	"FireAttack", "Lightning" }

-- Whether the brain would use the card, had it the card in its play phase.
local function would_use(self, card)
	local wish = { isDummy = true, to = sgs.SPlayerList() }
	local method = self["useCard" .. card:getClassName()]
	if type(method) ~= "function" then return false end
	method(self, card, wish)
	return wish.card ~= nil
end

local function is_suitable(self, card)
	if card:isKindOf("FireAttack") and self.player:getHandcardNum() < 3 then return false end
	if card:isKindOf("Lightning") and self:getFinalRetrial(self.player) ~= 1 then return false end
	return would_use(self, card)
end

-- Tricks that have a target now. When a friend comes next and enough tricks lie open for him and
-- those after him, the last in order is taken and the better ones are left to them.
function SmartAI:graceTrick(look)
	if not look.plays and look.shares then return nil end
	local found = {}
	for _, class in ipairs(ORDER) do
		for _, card in ipairs(self:openCards(look, class)) do
			if is_suitable(self, card) then table.insert(found, card) end
		end
	end
	local leaves = look.shares and #found > look.friends_after + 1
	return leaves and found[#found] or found[1]
end

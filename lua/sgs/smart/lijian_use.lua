-- 离间, both editions: the card that is offered, how it is used, and what it says of who used it.

-- The skill card of that class with the card that it costs, or nil.
function SmartAI:offerLijian(class)
	if self.player:hasUsed(class) or self.player:isNude() then return nil end
	local id = self:getLijianCard()
	return id and sgs.Card_Parse("@" .. class .. "=" .. id)
end

function SmartAI:useLijian(card, use)
	local first, second = self:findLijianTarget(card:getClassName(), use)
	if first and second then self:aim(use, card, { first, second }) end
end

-- A comrade who is lost may be sold for his reward, and one wound more may wake hunzi: that is no enmity.
local function is_meant_well(from, first, second)
	for _, man in ipairs({ first, second }) do
		if man:hasSkill("hunzi") and man:getHp() == 2 then return true end
	end
	local comrades = sgs.evaluatePlayerRole(first) == "rebel" and sgs.evaluatePlayerRole(from) == "rebel"
	return comrades and (first:getHp() == 1 or second:getHp() == 1)
end

-- Two are made to fight: men of one side are both hurt; else the first one pays.
function sgs.lijianIntention(_, _, from, tos)
	local first, second = tos[1], tos[2]
	if not first or not second then return end
	if sgs.evaluatePlayerRole(first) ~= sgs.evaluatePlayerRole(second) then
		if not first:hasSkill("wuhun") then sgs.updateIntention(from, first, 80) end
	elseif not is_meant_well(from, first, second) then
		sgs.updateIntentions(from, tos, 40)
	end
end

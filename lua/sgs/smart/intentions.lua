-- What a used card says of its user, and what a trick would mean to its target.

-- The key of a card in sgs.ai_card_intention: its class, or the name of a skill card written in Lua.
local function key_of(card)
	local class = card:getClassName()
	return class == "LuaSkillCard" and card:objectName() or class
end

-- Learns from a card whose targets are fixed: by the number, or the function (self, card, from, tos),
-- in sgs.ai_card_intention; then by what nobody does without a reason in the first round.
function sgs.learnFromUse(self, use)
	local card, from = use.card, use.from
	if not card or not from or use.to:isEmpty() or from:hasFlag("ZhenhuiUser_" .. card:toString()) then return end
	local intention = sgs.ai_card_intention[key_of(card)]
	if type(intention) == "number" then
		sgs.updateIntentions(from, use.to, intention)
	elseif type(intention) == "function" then
		intention(self, card, from, sgs.QList2Table(use.to))
	end
	sgs.learnInFirstRound(self, use)
end

-- Tricks whose harm is damage.
local DAMAGE = { Duel = true, FireAttack = true, SavageAssault = true, ArcheryAttack = true, Lightning = true }
local BENEFIT = { AmazingGrace = true, GodSalvation = true }

-- Whether losing a card does the player good, or at least no harm.
local function glad_to_lose(player)
	return not player:getJudgingArea():isEmpty() or player:hasArmorEffect("silver_lion") and player:isWounded()
end

-- How hostile a trick of that class is to its target, where a Nullification tells.
function getTrickIntention(class, target)
	local intention = sgs.ai_card_intention[class]
	if type(intention) == "number" then return intention end
	if class == "IronChain" then return target and target:isChained() and -60 or 60 end
	if class == "Drowning" then
		local armoured = target and target:hasSkills("bazhen|yizhong") and target:getArmor()
		return armoured and 0 or 60
	end
	if DAMAGE[class] then return 70 end
	if BENEFIT[class] then return -40 end
	if class == "Snatch" or class == "Dismantlement" then return target and glad_to_lose(target) and 0 or 80 end
	return 0
end

-- Skills that deal damage which says nothing: their cards have spoken already, or nobody chose.
local SILENT = { shenfen = true, fencheng = true, zhendu = true }

-- Learns from damage that no card has done.
function sgs.learnFromDamage(_, damage)
	if damage.card or damage.transfer or damage.chain or not damage.to then return end
	if SILENT[damage.reason] then return end
	-- of quhu it is not the striker who chose
	local from = damage.reason == "quhu" and global_room:getCurrent() or damage.from
	sgs.updateIntention(from, damage.to, 100)
end

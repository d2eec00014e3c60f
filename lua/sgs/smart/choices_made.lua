-- What choices say: whom a skill picks, who stops which trick, who gives cards to whom.

local filters = sgs.ai_choicemade_filter

-- The player of that seat.
function sgs.seated(name)
	for _, player in sgs.qlist(global_room:getPlayers()) do
		if player:objectName() == name then return player end
	end
end

-- To stop a trick is to wish the opposite; to stop a Nullification is to wish the trick after all, and
-- so on by levels.
filters.Nullification.general = function(_, player, fields)
	local notes, class = sgs.notes(), fields[2]
	if class ~= "Nullification" then
		local source = sgs.seated(fields[3])
		if not source then return end
		notes.nullified = { level = 1, source = source, intention = getTrickIntention(class, source) }
	elseif notes.nullified then
		notes.nullified.level += 1
	else
		return
	end
	local chain = notes.nullified
	local sign = chain.level % 2 == 0 and 1 or -1
	sgs.updateIntention(player, chain.source, sign * chain.intention)
end

filters.playerChosen.general = function(self, player, fields)
	local skill, to = fields[2], sgs.seated(fields[3])
	if not to then return end
	local notes = sgs.notes()
	notes.chosen = notes.chosen or {}
	notes.chosen[skill] = to
	local intention = sgs.ai_playerchosen_intention[skill]
	if type(intention) == "function" then
		intention(self, player, to)
	elseif type(intention) == "number" then
		sgs.updateIntention(player, to, intention)
	end
end

-- Cards are given: friendly, where they are welcome.
filters.Yiji.general = function(self, _, fields)
	local skill, from, to = fields[2], sgs.seated(fields[3]), sgs.seated(fields[4])
	if not from or not to then return end
	local ids = (fields[5] or ""):split("+")
	local intention = sgs.ai_Yiji_intention[skill]
	if type(intention) == "function" then return intention(self, from, to, ids) end
	if #ids == 1 and to:hasSkill("kongcheng") and to:isKongcheng() then return end
	if hasManjuanEffect(to) then return end
	sgs.updateIntention(from, to, intention or -10)
end

-- To take an equipped card: mostly harm, but not to those who are better off without it.
local function of_equip(self, card, owner)
	if card:isKindOf("SilverLion") then return owner:isWounded() and -70 or 0 end
	if card:isKindOf("Armor") and self.evaluateArmor and self:evaluateArmor(card, owner) <= -2 then return 0 end
	local precious = card:isKindOf("Armor") or card:isKindOf("DefensiveHorse")
	if owner:hasSkills(sgs.lose_equip_skill) and not (self:isWeak(owner) and precious) then return 0 end
	return 70
end

-- How hostile it is to take the card from its owner.
function sgs.takingIntention(self, id, owner)
	if id < 0 then return 70 end
	local card = sgs.Sanguosha:getCard(id)
	if not card then return 70 end
	for _, trick in sgs.qlist(owner:getJudgingArea()) do
		if trick:getEffectiveId() == id then
			if card:isKindOf("YanxiaoCard") then return 70 end
			return card:isKindOf("Disaster") and 0 or -70
		end
	end
	for _, equip in sgs.qlist(owner:getEquips()) do
		if equip:getEffectiveId() == id then return of_equip(self, card, owner) end
	end
	local last = owner:hasSkill("kongcheng") and owner:getHandcardNum() == 1
	return last and 0 or 70
end

local function taken(self, player, fields)
	local owner = sgs.seated(fields[5])
	if owner then sgs.updateIntention(player, owner, sgs.takingIntention(self, tonumber(fields[3]) or -1, owner)) end
end
filters.cardChosen.snatch, filters.cardChosen.dismantlement = taken, taken

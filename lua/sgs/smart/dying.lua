-- A player is dying: whether to save him, and with which card.

-- Whether the player's own death serves his side: 武魂 takes whoever hurt him most along.
function SmartAI:needDeath(player)
	player = player or self.player
	if not player:hasSkill("wuhun") or player:isLord() then return false end
	local function most(players)
		local marks = 0
		for _, other in ipairs(players) do marks = math.max(marks, other:getMark("@nightmare")) end
		return marks
	end
	local friends, enemies = self:getFriendsNoself(player), self:getEnemies(player)
	if #friends == 0 then return false end
	local foes = most(enemies)
	return foes > 0 and foes >= most(friends)
end

-- Whether the player comes back by himself, or has asked to be let go.
function SmartAI:doNotSave(player)
	if player:hasFlag("AI_doNotSave") then return true end
	if player:getEquips():length() >= 2 then return false end
	return player:hasSkill("niepan") and player:getMark("@nirvana") > 0
		or player:hasSkill("fuli") and player:getMark("@laoji") > 0
end

-- Enemies (of `of`, by default of me) who act after `from` and before `to`.
function SmartAI:getEnemyNumBySeat(from, to, of, with_neutral)
	of = of or from
	if not from or not to then return 0 end
	local count, reach = 0, self:playerGetRound(to, from)
	for _, player in sgs.qlist(self.room:getAlivePlayers()) do
		local hostile
		if with_neutral then hostile = not self:isFriend(player, of) else hostile = self:isEnemy(player, of) end
		local turn = self:playerGetRound(player, from)
		if player ~= from and player ~= to and turn > 0 and turn < reach and hostile then count += 1 end
	end
	return count
end

-- The card that saves: for oneself wine before a Peach.
local function saving_card(self, dying)
	local peach_banned = self.player:getMark("Global_PreventPeach") > 0
		or self.player:isLocked(sgs.Sanguosha:cloneCard("peach"))
	if dying == self.player then
		local wine = self:getCardId("Analeptic")
		if wine then return wine end
	end
	return not peach_banned and self:getCardId("Peach") or nil
end

-- A renegade saves nobody but the lord while the sides are level or the loyal one is no longer ahead.
local function renegade_lets_go(self, dying)
	if self.player:getRole() ~= "renegade" or dying:isLord() then return nil end
	local living = sgs.current_mode_players
	if living.loyalist + 1 == living.rebel or living.loyalist == living.rebel then return "the sides are level" end
	if self.room:getCurrent() == self.player then return "a renegade wants it in his own turn" end
	if sgs.gameProcess(self.room) == "neutral" then return "a renegade keeps the balance" end
end

-- The lord needs his last Peach himself.
local function lord_keeps_his_last(self)
	local me = self.player
	if not me:isLord() or me:getHp() > 1 or not self:isWeak() or self:getCardsNum("Peach") > 1 then return nil end
	if self:getEnemyNumBySeat(self.room:getCurrent() or me, me, me) == 0 then return nil end
	return "the lord keeps his last Peach"
end

-- Somebody who seems to be the renegade dies: the side that is ahead does without him.
local function renegade_is_spent(self, dying)
	if sgs.evaluatePlayerRole(dying) ~= "renegade" then return nil end
	local living, role, process = sgs.current_mode_players, self.player:getRole(), sgs.gameProcess(self.room)
	if living.renegade == 0 then return nil end
	if role == "lord" or role == "loyalist" then
		if living.loyalist + living.renegade >= living.rebel or sgs.leans(process, "loyal") or process == "dilemma" then
			return "the loyal side does without the renegade"
		end
	elseif role == "rebel" then
		if living.rebel + living.renegade - 1 >= living.loyalist + 1 or sgs.leans(process, "rebel") or process == "dilemma" then
			return "the rebels do without the renegade"
		end
	end
end

local function why_not(self, dying)
	if dying == self.player then return self:needDeath(dying) and "my death takes somebody along" or nil end
	local why = renegade_lets_go(self, dying) or lord_keeps_his_last(self) or renegade_is_spent(self, dying)
	if why then return why end
	if self:isFriend(dying) then return self:whyNotSaveFriend(dying) end
	return self:whyNotSaveOther(dying)
end

-- The card string of what saves the dying player, or ".".
function SmartAI:willUsePeachTo(dying)
	if not dying then return "." end
	local card = saving_card(self, dying)
	if not card then
		trace.note("nothing at hand that saves")
		return "."
	end
	local why = why_not(self, dying)
	if why then
		trace.reject(dying, why)
		return "."
	end
	trace.consider(dying, dying:getHp(), "saved with " .. tostring(card))
	return tostring(card)
end

function SmartAI:askForSinglePeach(dying)
	return self:willUsePeachTo(dying)
end

sgs.ai_default.askForSinglePeach = function(self, dying)
	return self:askForSinglePeach(dying)
end

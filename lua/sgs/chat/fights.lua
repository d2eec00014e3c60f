-- Talk about blows, wine and death.

local occasions = sgs.ai_chat_func

-- Somebody slashes a robot; the occasion adds to what may be said.
occasions[sgs.SlashEffected].hit = function(self, player, data)
	if not sgs.isRobot(player) or player:isLord() or not sgs.perhaps(0.36) then return end
	local effect = data:toSlashEffect()
	local kinds = { "hit" }
	if effect.from and effect.from:hasWeapon("crossbow") then table.insert(kinds, "hit_crossbow") end
	if (effect.drank or 0) > 0 then table.insert(kinds, "hit_drunk") end
	if effect.from and effect.from:isLord() then table.insert(kinds, "hit_by_lord") end
	self:say(kinds[math.random(1, #kinds)])
end

occasions[sgs.Death].killed_by_lord = function(self, player, data)
	local death = data:toDeath()
	local killer = death.damage and death.damage.from
	if death.who ~= player or not sgs.isRobot(player) or not killer or not killer:isLord() then return end
	if player:getRole() == "loyalist" then self:say("killed_by_lord") end
end

occasions[sgs.Dying].dying = function(self, player, data)
	if data:toDying().who ~= player or (sgs.current_mode_players.renegade or 0) == 0 then return end
	local role = sgs.evaluatePlayerRole(player)
	if role == "rebel" or role == "loyalist" then self:say("dying") end
end

occasions[sgs.CardUsed].blade = function(self, player, data)
	local use = data:toCardUse()
	if use.from == player and use.card and use.card:isKindOf("Blade") and sgs.perhaps(0.1) then self:say("blade") end
end

-- Wine: whoever is no friend is afraid.
occasions[sgs.CardFinished].wine_feared = function(self, player, data)
	local use = data:toCardUse()
	if use.from ~= player or not use.card or not use.card:isKindOf("Analeptic") then return end
	local feared = {}
	for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
		if not self:isFriend(other) then table.insert(feared, other) end
	end
	sgs.oneSays(feared, 0.2, "wine_feared")
end

-- A new horse brings an enemy within one step.
occasions[sgs.CardFinished].in_reach = function(self, player, data)
	local use = data:toCardUse()
	if use.from ~= player or not use.card or not use.card:isKindOf("OffensiveHorse") then return end
	for _, other in sgs.qlist(self.room:getOtherPlayers(player)) do
		if self:isEnemy(other) and player:distanceTo(other) == 1 and player:distanceTo(other, 1) == 2 then
			if sgs.perhaps(0.2) then self:say("in_reach") end
			return
		end
	end
end

occasions[sgs.TargetConfirmed].peach_from_lady = function(_, player, data)
	local use = data:toCardUse()
	local to = use.to:first()
	if use.from ~= player or not use.card or not use.card:isKindOf("Peach") or not to then return end
	local thanked = player:isFemale() and to:isMale() and sgs.isRobot(player)
	if thanked then sgs.oneSays({ to }, 0.1, "peach_from_lady") end
end

-- luanji shoots again and again: the next line of a poem each time.
occasions[sgs.TargetConfirmed].poem = function(self, player, data)
	local use = data:toCardUse()
	if use.from ~= player or not use.card or not use.card:isKindOf("ArcheryAttack") then return end
	if use.card:getSkillName() ~= "luanji" then return end
	local notes = sgs.notes()
	notes.poem = (notes.poem or 0) + 1
	self:say("poem", notes.poem)
end

-- Tricks with a word to them.
local SPOKEN = { Duel = { "duel", 1 }, ExNihilo = { "lucky", 1 }, Snatch = { "snatch", 0.5 },
	Dismantlement = { "dismantlement", 0.5 }, Collateral = { "collateral", 1 }, LuoyiCard = { "luoyi", 1 },
	NosKurouCard = { "noskurou", 1 } }

occasions[sgs.TargetConfirmed].trick = function(self, player, data)
	local use = data:toCardUse()
	if use.from ~= player or not use.card or not sgs.isRobot(player) then return end
	local spoken = SPOKEN[use.card:getClassName()]
	if spoken and use.to:length() == 1 and sgs.perhaps(spoken[2]) then self:say(spoken[1]) end
end

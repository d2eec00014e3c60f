-- 雌雄双股剑 Double Sword: slashing the other gender, the target discards a hand card or the user draws.

sgs.ai_weapon_value.double_sword = function(self, enemy, player)
	if enemy and enemy:getGender() ~= player:getGender() then return 4 end
end

sgs.ai_slash_weaponfilter.double_sword = function(_, to, player)
	return player:getGender() ~= to:getGender()
end

sgs.ai_skill_invoke.double_sword = function(self)
	local invoke = not self:needKongcheng(self.player, true)
	if not invoke then trace.note("an empty hand is kept empty") end
	return invoke
end

-- How many Jinks the Slash of the user asks of me.
local function jinks_needed(self, data, user)
	local use = data and data:toCardUse()
	if use and use.card and not use.card:isKindOf("Slash") then return 1 end
	return user and self:needsTwoJinks(self.player, user) and 2 or 1
end

-- A hand card that is missed little, or nil.
local function spare_card(self)
	local me = self.player
	local slashes, jinks = self:getCardsNum("Slash"), self:getCardsNum("Jink")
	local tricks = not self:hasSkills("jizhi|nosjizhi")
	for _, card in sgs.qlist(me:getHandcards()) do
		local minor = card:isKindOf("Collateral") or card:isKindOf("GodSalvation") or card:isKindOf("FireAttack")
			or card:isKindOf("IronChain") or card:isKindOf("AmazingGrace")
		if (card:isKindOf("Slash") and slashes > 1
			or card:isKindOf("Jink") and jinks > 2
			or card:isKindOf("Disaster")
			or card:isKindOf("EquipCard") and not self:hasSkills(sgs.lose_equip_skill)
			or tricks and minor) and not me:isJilei(card)
		then
			return card
		end
	end
end

-- Owners of kongcheng and the like with one or two cards: the one that is not the Jink.
local function towards_empty_hand(self)
	local me, hand = self.player, self.player:getHandcardNum()
	if not me:hasSkill("kongcheng") and not self:hasSkills(sgs.need_kongcheng) then return nil end
	local jinks = self:getCardsNum("Jink", "h")
	if hand == 1 and jinks == 0 then return me:getHandcards():first() end
	if hand ~= 2 or jinks ~= 1 then return nil end
	for _, card in sgs.qlist(me:getHandcards()) do
		if not isCard("Jink", card, me) then return card end
	end
end

-- The card to discard, or nil and why the user shall draw.
local function answer(self, data, user)
	local me, needed = self.player, jinks_needed(self, data, user)
	if me:isKongcheng() then return nil, "the hand is empty" end
	if needed > 1 and self:getCardsNum("Jink") == needed then return nil, "all Jinks are needed" end
	local bare = towards_empty_hand(self)
	if bare and not me:isJilei(bare) then return bare end
	if user and self:isFriend(user) then return nil, "a friend shall draw" end
	if self:needBear() or user and self:needKongcheng(user, true) then return nil, "let him draw" end
	local spare = spare_card(self)
	return spare, not spare and "every card is needed" or nil
end

sgs.ai_skill_cardask["double-sword-card"] = function(self, data, _, target)
	local card, why = answer(self, data, target)
	if not card or card:getId() < 0 then
		trace.note("no card is discarded: " .. (why or "it is not seen"))
		return "."
	end
	trace.consider(card, nil, "spared most easily")
	return "$" .. card:getEffectiveId()
end

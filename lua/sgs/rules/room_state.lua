-- What the room knows of cards, tags and players, in QSanguosha's words.

local Room = sgs.Room

-- Cards.

function Room:getCard(id) return self.cards[id] end
function Room:getCardPlace(id) return self.place[id] or sgs.Player_PlaceUnknown end
function Room:getCardOwner(id) return self.owner[id] end
function Room:getDrawPile() return sgs.list_of(table.clone(self.draw)) end
function Room:getDiscardPile() return sgs.list_of(table.clone(self.discard)) end

function Room:card_changed(card)
	self.dirty_cards[card.id] = true
	self.table_dirty = true
end

function Room:setCardFlag(card, flag)
	if type(card) == "number" then card = self.cards[card] end
	if card then card:setFlags(flag) end
end

function Room:clearCardFlag(card)
	self:setCardFlag(card, ".")
end

-- Tags of the room.

function Room:getTag(key)
	return sgs.QVariant(self.tags[key])
end

function Room:setTag(key, value)
	self.tags[key] = getmetatable(value) == sgs.Data and value.value or value
	self.tags_dirty = true
end

function Room:removeTag(key)
	self.tags[key] = nil
	self.tags_dirty = true
end

-- Players, in QSanguosha's words.

function Room:setPlayerFlag(player, flag) player:setFlags(flag) end
function Room:setPlayerMark(player, name, count) player:setMark(name, count) end
function Room:addPlayerMark(player, name, count) player:addMark(name, count) end
function Room:removePlayerMark(player, name, count) player:removeMark(name, count) end
function Room:setPlayerCardLimitation(player, ...) player:setCardLimitation(...) end
function Room:removePlayerCardLimitation(player, ...) player:removeCardLimitation(...) end
function Room:clearPlayerCardLimitation(player, single_turn) player:clearCardLimitation(single_turn) end
function Room:addPlayerHistory(player, key, times)
	if player then
		if times == 0 then player:clearHistory(key) else player:addHistory(key, times) end
	end
end
function Room:setFixedDistance(from, to, distance) from:setFixedDistance(to, distance) end
function Room:insertAttackRangePair(from, to) from:insertAttackRangePair(to) end
function Room:removeAttackRangePair(from, to) from:removeAttackRangePair(to) end

-- Health, chains and the like set directly tell of it; the cause of a change of health is the last one.
function Room:setPlayerProperty(player, name, value)
	player:setProperty(name, value)
	if name == "hp" then
		self:trigger(sgs.HpChanged, player, sgs.QVariant(player.hp_cause))
	elseif name == "maxhp" then
		self:trigger(sgs.MaxHpChanged, player)
	elseif name == "chained" then
		self:trigger(sgs.ChainStateChanged, player)
	end
end

function Room:setPlayerChained(player, chained)
	if chained == nil then chained = not player.chained end
	if player.chained == chained then return end
	player:setChained(chained)
	self:trigger(sgs.ChainStateChanged, player)
end

function Room:isProhibited(from, to, card, others)
	return sgs.Sanguosha:isProhibited(from, to, card, others)
end

function Room:getCurrentDyingPlayer()
	return self.dying[#self.dying]
end

-- What only clients show: nothing happens here.
for _, name in ipairs({ "sendLog", "broadcastSkillInvoke", "notifySkillInvoked", "sendCompulsoryTriggerLog",
	"doSuperLightbox", "doLightbox", "doAnimate", "setEmotion", "writeToConsole", "output", "broadcastProperty",
	"broadcastUpdateCard", "notifyProperty", "fillAG", "clearAG", "addPlayerEmotion", "doBroadcastNotify", "delay",
	"adjustSeats", "broadcastInvoke", "sendJudgeResult", "updateStateItem", "setPlayerStatistics" }) do
	Room[name] = Room[name] or function() end
end

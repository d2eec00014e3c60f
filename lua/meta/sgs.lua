---@meta
-- Editor stubs of sgs, written by `junshi meta`. Never loaded.

---@class ServerPlayer
local ServerPlayer = {}

---@return any
function ServerPlayer:addCard(...) end

---@return any
function ServerPlayer:addHistory(...) end

---@param mark string
---@param count? integer
---@return nil
function ServerPlayer:addMark(mark, count) end

---@param pile string
---@param card Card
---@return nil
function ServerPlayer:addToPile(pile, card) end

---@return integer
function ServerPlayer:aliveCount() end

---@return nil
function ServerPlayer:bury() end

---@param to ServerPlayer
---@param flags string
---@return boolean
function ServerPlayer:canDiscard(to, flags) end

---@return any
function ServerPlayer:canPindian(...) end

---@param arg1 ServerPlayer
---@param slash Card
---@param distance_limit? boolean
---@param rangefix? integer
---@return boolean
function ServerPlayer:canSlash(arg1, slash, distance_limit, rangefix) end

---@return boolean
function ServerPlayer:canSlashWithoutCrossbow() end

---@return any
function ServerPlayer:changePhase(...) end

---@return any
function ServerPlayer:clearFlags(...) end

---@return nil
function ServerPlayer:clearHistory() end

---@param name string
---@return boolean
function ServerPlayer:containsTrick(name) end

---@return any
function ServerPlayer:delayedTricks(...) end

---@param arg1 ServerPlayer
---@param fix? integer
---@return integer
function ServerPlayer:distanceTo(arg1, fix) end

---@param arg1 integer
---@return nil
function ServerPlayer:drawCards(arg1) end

---@return boolean
function ServerPlayer:faceUp() end

---@return any
function ServerPlayer:gainAnExtraTurn(...) end

---@param mark string
---@param count? integer
---@return nil
function ServerPlayer:gainMark(mark, count) end

---@return any
function ServerPlayer:getAI() end

---@return any
function ServerPlayer:getAcquiredSkills(...) end

---@return any
function ServerPlayer:getAnalepticCount(...) end

---@return Card
function ServerPlayer:getArmor() end

---@param include_weapon? boolean
---@return integer
function ServerPlayer:getAttackRange(include_weapon) end

---@param include_equip? boolean
---@param include_judging? boolean
---@return integer
function ServerPlayer:getCardCount(include_equip, include_judging) end

---@param flags string
---@return QList
function ServerPlayer:getCards(flags) end

---@return Card
function ServerPlayer:getDefensiveHorse() end

---@param 04 integer
---@return Card
function ServerPlayer:getEquip(04) end

---@return QList
function ServerPlayer:getEquips() end

---@return any
function ServerPlayer:getEquipsId(...) end

---@return any
function ServerPlayer:getFlags(...) end

---@return integer
function ServerPlayer:getGender() end

---@return General
function ServerPlayer:getGeneral() end

---@return General
function ServerPlayer:getGeneral2() end

---@return string
function ServerPlayer:getGeneral2Name() end

---@return string
function ServerPlayer:getGeneralName() end

---@return any
function ServerPlayer:getHandPile(...) end

---@return integer
function ServerPlayer:getHandcardNum() end

---@return QList
function ServerPlayer:getHandcards() end

---@return integer
function ServerPlayer:getHp() end

---@return QList
function ServerPlayer:getJudgingArea() end

---@return string
function ServerPlayer:getKingdom() end

---@return any
function ServerPlayer:getLastAlive(...) end

---@return integer
function ServerPlayer:getLostHp() end

---@param arg1 string
---@return integer
function ServerPlayer:getMark(arg1) end

---@return integer
function ServerPlayer:getMaxCards() end

---@return any
function ServerPlayer:getMaxHP(...) end

---@return integer
function ServerPlayer:getMaxHp() end

---@return any
function ServerPlayer:getNext(...) end

---@param n? integer
---@return ServerPlayer
function ServerPlayer:getNextAlive(n) end

---@return Card
function ServerPlayer:getOffensiveHorse() end

---@return integer
function ServerPlayer:getPhase() end

---@return any
function ServerPlayer:getPhaseString(...) end

---@param name string
---@return QList
function ServerPlayer:getPile(name) end

---@param id integer
---@return string
function ServerPlayer:getPileName(id) end

---@return string[]
function ServerPlayer:getPileNames() end

---@return Card
function ServerPlayer:getRandomHandCard() end

---@return integer
function ServerPlayer:getRandomHandCardId() end

---@return string
function ServerPlayer:getRole() end

---@return Room
function ServerPlayer:getRoom() end

---@return integer
function ServerPlayer:getSeat() end

---@return QList
function ServerPlayer:getSkillList() end

---@return any
function ServerPlayer:getSlashCount(...) end

---@return string
function ServerPlayer:getState() end

---@param arg1 string
---@return QVariant
function ServerPlayer:getTag(arg1) end

---@return Card
function ServerPlayer:getTreasure() end

---@param include_equip? boolean
---@return QList
function ServerPlayer:getVisibleSkillList(include_equip) end

---@return Card
function ServerPlayer:getWeapon() end

---@return QList
function ServerPlayer:handCards() end

---@param arg1 string
---@return boolean
function ServerPlayer:hasArmorEffect(arg1) end

---@return boolean
function ServerPlayer:hasEquip() end

---@return any
function ServerPlayer:hasEquipSkill(...) end

---@param arg1 string
---@return boolean
function ServerPlayer:hasFlag(arg1) end

---@return any
function ServerPlayer:hasInnateSkill(...) end

---@param arg1 string
---@return boolean
function ServerPlayer:hasLordSkill(arg1) end

---@return any
function ServerPlayer:hasShownRole(...) end

---@param name string
---@return boolean
function ServerPlayer:hasSkill(name) end

---@param expr string
---@return boolean
function ServerPlayer:hasSkills(expr) end

---@param arg1 string
---@return boolean
function ServerPlayer:hasTreasure(arg1) end

---@param class string
---@return boolean
function ServerPlayer:hasUsed(class) end

---@param arg1 string
---@return boolean
function ServerPlayer:hasWeapon(arg1) end

---@param arg1 ServerPlayer
---@param fix? integer
---@return boolean
function ServerPlayer:inMyAttackRange(arg1, fix) end

---@param arg1 ServerPlayer
---@return boolean
function ServerPlayer:isAdjacentTo(arg1) end

---@return boolean
function ServerPlayer:isAlive() end

---@return boolean
function ServerPlayer:isAllNude() end

---@param arg1 Card
---@param method integer
---@param isHandcard? boolean
---@return boolean
function ServerPlayer:isCardLimited(arg1, method, isHandcard) end

---@return boolean
function ServerPlayer:isChained() end

---@return boolean
function ServerPlayer:isDead() end

---@return boolean
function ServerPlayer:isFemale() end

---@param arg1 Card
---@return boolean
function ServerPlayer:isJilei(arg1) end

---@return boolean
function ServerPlayer:isKongcheng() end

---@param arg1 Card
---@param contain? boolean
---@return boolean
function ServerPlayer:isLastHandCard(arg1, contain) end

---@param arg1 Card
---@return boolean
function ServerPlayer:isLocked(arg1) end

---@return boolean
function ServerPlayer:isLord() end

---@return boolean
function ServerPlayer:isMale() end

---@return boolean
function ServerPlayer:isNude() end

---@param phase integer
---@return boolean
function ServerPlayer:isSkipped(phase) end

---@return boolean
function ServerPlayer:isWounded() end

---@param mark string
---@return nil
function ServerPlayer:loseAllMarks(mark) end

---@param mark string
---@param count? integer
---@return nil
function ServerPlayer:loseMark(mark, count) end

---@return string
function ServerPlayer:objectName() end

---@return any
function ServerPlayer:obtainCard(...) end

---@return any
function ServerPlayer:peiyin(...) end

---@return any
function ServerPlayer:pindian(...) end

---@param arg1 string
---@return QVariant
function ServerPlayer:property(arg1) end

---@param arg1 string
---@param arg2? integer
---@return nil
function ServerPlayer:removeMark(arg1, arg2) end

---@return string
function ServerPlayer:screenName() end

---@return any
function ServerPlayer:setAlive(...) end

---@return any
function ServerPlayer:setChained(...) end

---@return any
function ServerPlayer:setFaceUp(...) end

---@param arg1 string
---@return nil
function ServerPlayer:setFlags(arg1) end

---@param arg1 integer
---@return nil
function ServerPlayer:setGender(arg1) end

---@param arg1 General
---@return nil
function ServerPlayer:setGeneral(arg1) end

---@return any
function ServerPlayer:setHp(...) end

---@return any
function ServerPlayer:setKingdom(...) end

---@param arg1 string
---@param arg2 integer
---@return nil
function ServerPlayer:setMark(arg1, arg2) end

---@return any
function ServerPlayer:setMaxHp(...) end

---@return any
function ServerPlayer:setPhase(...) end

---@return any
function ServerPlayer:setRole(...) end

---@return any
function ServerPlayer:setSkillsPreshowed(...) end

---@param tag string
---@param value QVariant
---@return nil
function ServerPlayer:setTag(tag, value) end

---@return any
function ServerPlayer:skip(...) end

---@param text string
---@return nil
function ServerPlayer:speak(text) end

---@return any
function ServerPlayer:throwAllEquips(...) end

---@return nil
function ServerPlayer:throwAllHandCards() end

---@return any
function ServerPlayer:throwAllHandCardsAndEquips(...) end

---@return any
function ServerPlayer:throwAllMarks(...) end

---@return nil
function ServerPlayer:turnOver() end

---@param class string
---@return integer
function ServerPlayer:usedTimes(class) end

---@class Card
local Card = {}

---@param arg1 any
---@return nil
function Card:addSubcard(arg1) end

---@param cards QList
---@return nil
function Card:addSubcards(cards) end

---@return boolean
function Card:canRecast() end

---@return any
function Card:className(...) end

---@return nil
function Card:clearSubcards() end

---@return any
function Card:clone(...) end

---@return nil
function Card:deleteLater() end

---@return string
function Card:getClassName() end

---@return integer
function Card:getColor() end

---@return integer
function Card:getEffectiveId() end

---@return integer
function Card:getHandlingMethod() end

---@return integer
function Card:getId() end

---@return any
function Card:getLocation(...) end

---@return string
function Card:getLogName() end

---@return integer
function Card:getNumber() end

---@return string
function Card:getNumberString() end

---@return string
function Card:getPackage() end

---@return any
function Card:getRange(...) end

---@return any
function Card:getRealCard(...) end

---@return string
function Card:getSkillName() end

---@return QList
function Card:getSubcards() end

---@return any
function Card:getSubtype(...) end

---@return integer
function Card:getSuit() end

---@return string
function Card:getSuitString() end

---@return string
function Card:getType() end

---@return integer
function Card:getTypeId() end

---@return string
function Card:getUserString() end

---@param arg1 string
---@return boolean
function Card:hasFlag(arg1) end

---@param arg1 string
---@return boolean
function Card:inherits(arg1) end

---@param arg1 ServerPlayer
---@return boolean
function Card:isAvailable(arg1) end

---@return boolean
function Card:isBlack() end

---@return any
function Card:isDamageCard(...) end

---@param class string
---@return boolean
function Card:isKindOf(class) end

---@return boolean
function Card:isNDTrick() end

---@param from ServerPlayer
---@param to ServerPlayer
---@return boolean
function Card:isProhibited(from, to) end

---@return boolean
function Card:isRed() end

---@return boolean
function Card:isVirtualCard() end

---@return string
function Card:objectName() end

---@param other Card
---@return boolean
function Card:sameColorWith(other) end

---@param arg1 string
---@return nil
function Card:setFlags(arg1) end

---@param number integer
---@return nil
function Card:setNumber(number) end

---@param arg1 string
---@return nil
function Card:setSkillName(arg1) end

---@param suit integer
---@return nil
function Card:setSuit(suit) end

---@param text string
---@return nil
function Card:setUserString(text) end

---@return integer
function Card:subcardsLength() end

---@param chosen any
---@param to ServerPlayer
---@param self ServerPlayer
---@return boolean
function Card:targetFilter(chosen, to, self) end

---@return boolean
function Card:targetFixed() end

---@param targets QList
---@param player ServerPlayer
---@return boolean
function Card:targetsFeasible(targets, player) end

---@return string
function Card:toString() end

---@return boolean
function Card:willThrow() end

---@class Room
local Room = {}

---@return any
function Room:acquireSkill(...) end

---@return any
function Room:addAttackRangePair(...) end

---@return any
function Room:addPlayerHistory(...) end

---@return any
function Room:addPlayerMark(...) end

---@return any
function Room:addPlayerTip(...) end

---@return integer
function Room:alivePlayerCount() end

---@return any
function Room:askForAG(...) end

---@return any
function Room:askForCard(...) end

---@return any
function Room:askForCardChosen(...) end

---@param arg1 any
---@param arg2 string
---@param arg3 string
---@return string
function Room:askForChoice(arg1, arg2, arg3) end

---@return any
function Room:askForDiscard(...) end

---@return any
function Room:askForExchange(...) end

---@return any
function Room:askForGeneral(...) end

---@return any
function Room:askForGuanxing(...) end

---@return any
function Room:askForKingdom(...) end

---@return any
function Room:askForNullification(...) end

---@return any
function Room:askForPindian(...) end

---@return nil
function Room:askForPlayerChosen() end

---@return any
function Room:askForRende(...) end

---@return nil
function Room:askForSkillInvoke() end

---@return any
function Room:askForSuit(...) end

---@return any
function Room:askForUseCard(...) end

---@return any
function Room:askForUseSlashTo(...) end

---@return any
function Room:askForYiji(...) end

---@return any
function Room:attachSkillToPlayer(...) end

---@param arg1 any
---@param arg2 string
---@return nil
function Room:broadcastProperty(arg1, arg2) end

---@return nil
function Room:broadcastSkillInvoke() end

---@return any
function Room:broadcastUpdateCard(...) end

---@param arg1 any
---@param arg2 string
---@param arg3 boolean
---@param arg4 boolean
---@param arg5 boolean
---@param arg6 boolean
---@return nil
function Room:changeHero(arg1, arg2, arg3, arg4, arg5, arg6) end

---@return any
function Room:clearAG(...) end

---@return any
function Room:clearPlayerCardLimitation(...) end

---@return nil
function Room:damage() end

---@return any
function Room:delay(...) end

---@param arg1 any
---@param arg2 string
---@return nil
function Room:detachSkillFromPlayer(arg1, arg2) end

---@return any
function Room:doAnimate(...) end

---@return any
function Room:doLightbox(...) end

---@return any
function Room:doSuperLightbox(...) end

---@return any
function Room:drawCards(...) end

---@return any
function Room:fillAG(...) end

---@return any
function Room:filterCards(...) end

---@return any
function Room:findPlayer(...) end

---@return any
function Room:findPlayerByObjectName(...) end

---@param arg1 string
---@return ServerPlayer
function Room:findPlayerBySkillName(arg1) end

---@return any
function Room:findPlayersBySkillName(...) end

---@return any
function Room:gainMaxHp(...) end

---@return any
function Room:gameOver(...) end

---@return QList
function Room:getAlivePlayers() end

---@param dead? boolean
---@return QList
function Room:getAllPlayers(dead) end

---@param id integer
---@return ServerPlayer
function Room:getCardOwner(id) end

---@param id integer
---@return integer
function Room:getCardPlace(id) end

---@return ServerPlayer
function Room:getCurrent() end

---@return ServerPlayer
function Room:getCurrentDyingPlayer() end

---@return QList
function Room:getDiscardPile() end

---@return QList
function Room:getDrawPile() end

---@param arg1 any
---@param arg2 any
---@return ServerPlayer
function Room:getFront(arg1, arg2) end

---@param kingdom string
---@param arg2 any
---@return QList
function Room:getLieges(kingdom, arg2) end

---@return ServerPlayer
function Room:getLord() end

---@return string
function Room:getMode() end

---@return any
function Room:getNCards(...) end

---@param arg1 ServerPlayer
---@param dead? boolean
---@return QList
function Room:getOtherPlayers(arg1, dead) end

---@return ServerPlayer
function Room:getOwner() end

---@return QList
function Room:getPlayers() end

---@return Room
function Room:getRoom() end

---@param arg1 string
---@return QVariant
function Room:getTag(arg1) end

---@return any
function Room:getThread(...) end

---@return nil
function Room:handleAcquireDetachSkills() end

---@param arg1 any
---@param arg2 any
---@param arg3 any
---@return Skill
function Room:isProhibited(arg1, arg2, arg3) end

---@return any
function Room:judge(...) end

---@return any
function Room:killPlayer(...) end

---@return nil
function Room:loseHp() end

---@return any
function Room:loseMaxHp(...) end

---@return any
function Room:moveCardTo(...) end

---@return any
function Room:moveCards(...) end

---@return any
function Room:moveCardsAtomic(...) end

---@return nil
function Room:notifySkillInvoked() end

---@return any
function Room:obtainCard(...) end

---@param arg1 string
---@return nil
function Room:output(arg1) end

---@return nil
function Room:outputEventStack() end

---@return nil
function Room:recover() end

---@return any
function Room:removeAttackRangePair(...) end

---@return any
function Room:removePlayerCardLimitation(...) end

---@return any
function Room:removePlayerMark(...) end

---@return any
function Room:removeTag(...) end

---@return any
function Room:resetAI(...) end

---@return any
function Room:retrial(...) end

---@return any
function Room:returnToEndDrawPile(...) end

---@return any
function Room:returnToTopDrawPile(...) end

---@return any
function Room:revivePlayer(...) end

---@return any
function Room:sendCompulsoryTriggerLog(...) end

---@return nil
function Room:sendLog() end

---@param arg1 any
---@param arg2 string
---@param arg3 any
---@return nil
function Room:setCardFlag(arg1, arg2, arg3) end

---@return any
function Room:setCardMapping(...) end

---@return any
function Room:setCurrent(...) end

---@return any
function Room:setEmotion(...) end

---@return any
function Room:setEmotionOnPlayer(...) end

---@return any
function Room:setFixedDistance(...) end

---@return any
function Room:setPlayerCardLimitation(...) end

---@return any
function Room:setPlayerChained(...) end

---@return any
function Room:setPlayerDisableShow(...) end

---@param arg1 any
---@param arg2 string
---@return nil
function Room:setPlayerFlag(arg1, arg2) end

---@param arg1 any
---@param arg2 string
---@param arg3 integer
---@return nil
function Room:setPlayerMark(arg1, arg2, arg3) end

---@param arg1 any
---@param arg2 string
---@param arg3 QVariant
---@return nil
function Room:setPlayerProperty(arg1, arg2, arg3) end

---@param arg1 string
---@param arg2 QVariant
---@return nil
function Room:setTag(arg1, arg2) end

---@return any
function Room:showAllCards(...) end

---@return any
function Room:showCard(...) end

---@return any
function Room:shuffleDrawPile(...) end

---@return any
function Room:swapPile(...) end

---@return any
function Room:swapSeat(...) end

---@return any
function Room:takeAG(...) end

---@return any
function Room:thread(...) end

---@return nil
function Room:throwCard() end

---@return any
function Room:throwEvent(...) end

---@return any
function Room:transformDeputyGeneral(...) end

---@return any
function Room:trigger(...) end

---@return any
function Room:useCard(...) end

---@return any
function Room:viewCards(...) end

---@param arg1 string
---@return nil
function Room:writeToConsole(arg1) end

---@class Engine
local Engine = {}

---@param name string
---@param suit? integer
---@param number? integer
---@return Card
function Engine:cloneCard(name, suit, number) end

---@param mod integer
---@param from ServerPlayer
---@param arg3 Card
---@return integer
function Engine:correctCardTarget(mod, from, arg3) end

---@return any
function Engine:currentRoom(...) end

---@return any
function Engine:getBanPackages() end

---@param id integer
---@return Card
function Engine:getCard(id) end

---@return integer
function Engine:getCardCount() end

---@return string
function Engine:getCurrentCardUsePattern() end

---@return integer
function Engine:getCurrentCardUseReason() end

---@param id integer
---@return Card
function Engine:getEngineCard(id) end

---@return any
function Engine:getExtensions() end

---@param arg1 string
---@return General
function Engine:getGeneral(arg1) end

---@param name string
---@return integer
function Engine:getGeneralMaxHp(name) end

---@return any
function Engine:getKingdoms(...) end

---@return any
function Engine:getLimitedGeneralNames(...) end

---@return any
function Engine:getLords(...) end

---@return any
function Engine:getModScenarioNames() end

---@param mode string
---@return integer
function Engine:getPlayerCount(mode) end

---@return any
function Engine:getRandomGenerals() end

---@return any
function Engine:getScenarioNames(...) end

---@param arg1 string
---@return Skill
function Engine:getSkill(arg1) end

---@return any
function Engine:getTriggerSkill(...) end

---@return any
function Engine:getViewAsSkill(...) end

---@return any
function Engine:isProhibited(...) end

---@return any
function Engine:matchExpPattern(...) end

---@param arg1 string
---@return string
function Engine:translate(arg1) end

---@class Skill
local Skill = {}

---@param arg1 any
---@return string
function Skill:getDefaultChoice(arg1) end

---@param player? ServerPlayer
---@return integer
function Skill:getFrequency(player) end

---@param arg1 any
---@return boolean
function Skill:inherits(arg1) end

---@return boolean
function Skill:isAttachedLordSkill() end

---@return boolean
function Skill:isLordSkill() end

---@return boolean
function Skill:isVisible() end

---@return string
function Skill:objectName() end

---@class General
local General = {}

---@return integer
function General:getGender() end

---@return string
function General:getKingdom() end

---@return integer
function General:getMaxHp() end

---@return string
function General:getPackage() end

---@return boolean
function General:isHidden() end

---@return boolean
function General:isLord() end

---@return string
function General:objectName() end

---@class sgs
sgs = {}

-- Whether to use a skill when asked; nil is no.
-- (self, data) -> boolean
-- sgs.ai_skill_invoke.jianxiong = true
---@type table<string, function|boolean>
sgs.ai_skill_invoke = {}

-- Which player to choose; nil is nobody where that is allowed.
-- (self, targets) -> player
-- sgs.ai_skill_playerchosen.fangzhu = function(self, targets) return targets:first() end
---@type table<string, function>
sgs.ai_skill_playerchosen = {}

-- Which card to use on whom when asked for a pattern such as @@tianxiang; nil declines.
-- (self, prompt, method) -> use string
-- sgs.ai_skill_use["@@tianxiang"] = function(self, prompt, method) return "." end
---@type table<string, function>
sgs.ai_skill_use = {}

-- Which card to answer with, by the first word of the prompt; nil is no opinion.
-- (self, data, pattern, target, target2, arg, arg2) -> card string
-- sgs.ai_skill_cardask["slash-jink"] = function(self, data, pattern, target) return "." end
---@type table<string, function>
sgs.ai_skill_cardask = {}

-- Which cards to discard or exchange; nil is no opinion.
-- (self, discard_num, min_num, optional, include_equip, pattern) -> ids
-- sgs.ai_skill_discard.ganglie = function(self, discard_num, min_num, optional, include_equip) return {} end
---@type table<string, function>
sgs.ai_skill_discard = {}

-- Which of the choices (joined by +) to take; nil is no opinion.
-- (self, choices, data) -> choice
-- sgs.ai_skill_choice.benghuai = "hp"
---@type table<string, function|string>
sgs.ai_skill_choice = {}

-- Which suit to name, 0 to 3; nil is no opinion.
-- (self) -> suit
-- sgs.ai_skill_suit.fanjian = function(self) return 2 end
---@type table<string, function>
sgs.ai_skill_suit = {}

-- Which card of a player to take; nil is no opinion.
-- (self, who, flags, method) -> card or id
-- sgs.ai_skill_cardchosen.fankui = function(self, who, flags) return who:getCards(flags):first() end
---@type table<string, function|number>
sgs.ai_skill_cardchosen = {}

-- Which of the open cards to take; nil is no opinion.
-- (self, card_ids, refusable) -> id
-- sgs.ai_skill_askforag.xunxun = function(self, card_ids) return card_ids[1] end
---@type table<string, function>
sgs.ai_skill_askforag = {}

-- Which card to compare; nil is no opinion.
-- (minusecard, self, requestor, maxcard, mincard) -> card
-- sgs.ai_skill_pindian.quhu = function(minusecard, self, requestor, maxcard) return maxcard end
---@type table<string, function>
sgs.ai_skill_pindian = {}

-- Whom to give which card; nil stops giving, where that is `optional`. `players`: who may be given one, nil for anybody.
-- (self, card_ids, optional, players) -> player, id
-- sgs.ai_skill_askforyiji.yiji = function(self, card_ids) return nil, -1 end
---@type table<string, function>
sgs.ai_skill_askforyiji = {}

-- Which hand card to show; nil is no opinion.
-- (self, requestor) -> card
-- sgs.ai_cardshow.fire_attack = function(self, requestor) return self.player:getHandcards():first() end
---@type table<string, function>
sgs.ai_cardshow = {}

-- Whether to nullify a trick of that class, before the central rules.
-- (self, trick, from, to, positive) -> boolean
-- sgs.ai_nullification.IronChain = function(self, trick, from, to, positive) return false end
---@type table<string, function>
sgs.ai_nullification = {}

-- Active skills that may offer a card in the play phase.
-- { name, getTurnUseCard = (self, nohand) -> card }
-- table.insert(sgs.ai_skills, { name = "zhiheng" })
---@type table<integer, table>
sgs.ai_skills = {}

-- How to use a skill card: fills use.card and use.to; a card written in Lua is keyed #name.
-- (card, use, self)
-- sgs.ai_skill_use_func.ZhihengCard = function(card, use, self) use.card = card end
---@type table<string, function>
sgs.ai_skill_use_func = {}

-- What to do with a kind of question that no handler answers, called with the arguments of QSanguosha's method of that name.
-- (self, ...) -> answer
-- sgs.ai_default.askForSkillInvoke = function(self, skill_name, data) return false end
---@type table<string, function>
sgs.ai_default = {}

-- How much using a card of the class is worth.
-- number
-- sgs.ai_use_value.Duel = 3.7
---@type table<string, number>
sgs.ai_use_value = {}

-- How early a card of the class is used; higher is earlier.
-- number
-- sgs.ai_use_priority.Duel = 2.9
---@type table<string, number>
sgs.ai_use_priority = {}

-- How much keeping a card of the class is worth.
-- number
-- sgs.ai_keep_value.Peach = 7
---@type table<string, number>
sgs.ai_keep_value = {}

-- Order of suits, worst first, that owners of the skill prefer: suits joined by |.
-- (self, card) -> order
-- sgs.ai_suit_priority.qingguo = "diamond|heart|club|spade"
---@type table<string, string|function>
sgs.ai_suit_priority = {}

-- Whether an owner of the skill wants the card.
-- (to, card, self) -> boolean
-- sgs.ai_cardneed.jizhi = function(to, card, self) return card:isNDTrick() end
---@type table<string, function>
sgs.ai_cardneed = {}

-- What a weapon, by object name, is worth against an enemy, or at all when there is none.
-- (self, enemy, player) -> number
-- sgs.ai_weapon_value.axe = function(self, enemy, player) return 3 end
---@type table<string, function>
sgs.ai_weapon_value = {}

-- What armour, by object name or by a skill, is worth.
-- (player, self) -> number
-- sgs.ai_armor_value.vine = function(player, self) return 5 end
---@type table<string, function>
sgs.ai_armor_value = {}

-- Whether a weapon, by object name, has its effect on a target.
-- (self, to, player) -> boolean
-- sgs.ai_slash_weaponfilter.guding_blade = function(self, to, player) return to:isKongcheng() end
---@type table<string, function>
sgs.ai_slash_weaponfilter = {}

-- Whether an owner of the skill had better not be slashed.
-- (self, from, to, card) -> boolean
-- sgs.ai_slash_prohibit.leiji = function(self, from, to, card) return false end
---@type table<string, function>
sgs.ai_slash_prohibit = {}

-- Whether an owner of the skill wants to be damaged.
-- (self, attacker, player) -> boolean
-- sgs.ai_need_damaged.fangzhu = function(self, attacker, player) return false end
---@type table<string, function>
sgs.ai_need_damaged = {}

-- Whether damage has no effect on a player; any true vetoes it.
-- (self, to, nature, from) -> boolean
-- sgs.ai_damage_effect.myskill = function(self, to, nature, from) return false end
---@type table<string, function>
sgs.ai_damage_effect = {}

-- What the skill lets a card be used as.
-- (card, player, place, class_name) -> card string
-- sgs.ai_view_as.qingguo = function(card, player, place, class_name) end
---@type table<string, function>
sgs.ai_view_as = {}

-- What the skill makes of several cards, tried last.
-- (self, class_name, player) -> card string
-- sgs.ai_cardsview.spear = function(self, class_name, player) end
---@type table<string, function>
sgs.ai_cardsview = {}

-- What the skill offers without a card of one's own, tried first.
-- (self, class_name, player) -> card string
-- sgs.ai_cardsview_valuable.jijiang = function(self, class_name, player) end
---@type table<string, function>
sgs.ai_cardsview_valuable = {}

-- What the skill turns a card into, whether one likes it or not.
-- (card, player, place) -> card string
-- sgs.ai_filterskill_filter.wushen = function(card, player, place) end
---@type table<string, function>
sgs.ai_filterskill_filter = {}

-- Orders of players for self:sort, by name.
-- (a, b, self) -> boolean
-- sgs.ai_compare_funcs.hp = function(a, b) return a:getHp() < b:getHp() end
---@type table<string, function>
sgs.ai_compare_funcs = {}

-- Types of cards in the order of their numbers.
-- text
-- sgs.ai_type_name = { "Skill", "Basic", "Trick", "Equip" }
---@type table<integer, string>
sgs.ai_type_name = {}

-- How many cards more than two its owner draws in his draw phase; where `instead` is true, how many in place of all else. nil where the skill does not count.
-- number, or (player) -> cards, instead
-- sgs.ai_draw_count.yingzi = 1
---@type table<string, number|function>
sgs.ai_draw_count = {}

-- Whether an owner of the skill can replace the card of a judgement now.
-- (self, player, reason) -> boolean
-- sgs.ai_can_retrial.guicai = function(self, player, reason) return not player:isNude() end
---@type table<string, function>
sgs.ai_can_retrial = {}

-- How much more an Indulgence or a SupplyShortage on an enemy with the skill is worth; at -100 or less it is wasted on him.
-- { class = number }, or (self, enemy, class_name) -> number
-- sgs.ai_delayed_value.zhiheng = { Indulgence = 10 }
---@type table<string, table|function>
sgs.ai_delayed_value = {}

-- Why an owner of the skill does not mind an Indulgence or a SupplyShortage, nil where he does; `judge` where its card is turned up already. `uses_cards`: whether he can do something with cards though he loses the phase.
-- (self, player, class_name, judge) -> why, uses_cards
-- sgs.ai_delayed_harmless.keji = function(self, player, class_name) if class_name == "Indulgence" then return "he may keep his hand" end end
---@type table<string, function>
sgs.ai_delayed_harmless = {}

-- What damage that an owner of the skill is glad of is worth against him, beside its points; below 0 it serves him.
-- number, or (self, victim, dealt) -> number
-- sgs.ai_damage_value.yiji = function(self, victim, dealt) return -10 * dealt end
---@type table<string, number|function>
sgs.ai_damage_value = {}

-- Whether being turned over is bad for an owner of the skill; nil where the skill has no say. One false decides.
-- (self, player, cards, reason) -> boolean
-- sgs.ai_turn_over.jushou = function(self, player) if player:getPhase() <= sgs.Player_Finish then return false end end
---@type table<string, function>
sgs.ai_turn_over = {}

-- What an attack on all that hits an owner of the skill, who survives it, brings him.
-- number, or (self, card, player, from) -> number
-- sgs.ai_aoe_value.jianxiong = 10
---@type table<string, number|function>
sgs.ai_aoe_value = {}

-- What an attack on all brings an attacker with the skill beyond what it does to others; `hit`: how many enemies. Where it hits nobody, more than 100 makes it worth while.
-- number, or (self, card, attacker, hit) -> number
-- sgs.ai_aoe_gain.luanji = function(self, card, attacker, hit) return 2 * hit end
---@type table<string, number|function>
sgs.ai_aoe_gain = {}

-- Whether a Slash of an owner of the skill cannot be dodged; `slash` is nil where any Slash is meant. `by_judgement`: a judgement comes first, after which it is not asked.
-- (self, from, to, slash) -> boolean, by_judgement
-- sgs.ai_no_jink.tieji = function(self, from, to, slash) return true, true end
---@type table<string, function>
sgs.ai_no_jink = {}

-- How many Jinks dodge a Slash where its user or its target has the skill; the greatest counts.
-- (from, to, owner) -> number
-- sgs.ai_jinks_needed.wushuang = function(from, to, owner) return owner == from and 2 or 1 end
---@type table<string, function>
sgs.ai_jinks_needed = {}

-- Whether a Slash that deals no more damage than usual serves a friend with the skill.
-- (self, friend, source) -> boolean
-- sgs.ai_slash_friend.nosleiji = function(self, friend, source) return false end
---@type table<string, function>
sgs.ai_slash_friend = {}

-- What a card is worth to an owner of the skill beyond its class, and how much earlier he uses it: as a rule, which counts as use value too, and in his play phase only. `value`: the worth without the skill.
-- (self, card, value) -> use value, use priority, keep value, priority now
-- sgs.ai_card_bonus.jiang = function(self, card) if card:isKindOf("Slash") and card:isRed() then return 0, 0.05, 0.004 end end
---@type table<string, function>
sgs.ai_card_bonus = {}

-- How many health points more a wounded friend with the skill seems to have: who has fewest is healed first; with 5 more he can do without.
-- number, or (self, friend) -> number
-- sgs.ai_heal_order.kuanggu = function(self, friend) return friend:getHp() >= 2 and 5 or 0 end
---@type table<string, number|function>
sgs.ai_heal_order = {}

-- Why an owner of the skill does not eat a Peach in his play phase; nil where he does. `when`: "first" even with one health point left or where an enemy may take it, "last" only where no friend needs it more.
-- (self) -> why, when
-- sgs.ai_no_peach.jieyin = function(self) if self:getOverflow() > 0 then return "jieyin heals two", "last" end end
---@type table<string, function>
sgs.ai_no_peach = {}

-- Why an owner of the skill does not put a piece of equipment on, in place of `old` where there is one; nil where he does.
-- (self, card, old) -> why
-- sgs.ai_no_equip.paoxiao = function(self, card, old) return card:isKindOf("Crossbow") and "it is not needed" or nil end
---@type table<string, function>
sgs.ai_no_equip = {}

-- Why an owner of the skill does not use a trick that he could use; nil where he does. For a Nullification also the trick that it would stop, and whom that is aimed at.
-- (self, card, stopped, to) -> why
-- sgs.ai_no_trick.wumou = function(self, card, stopped, to) return "it costs wrath" end
---@type table<string, function>
sgs.ai_no_trick = {}

-- How many cards an owner of the skill can keep at the end of his turn, where the rules alone do not say so; nil where the skill adds nothing. The greatest counts.
-- (player, most) -> number
-- sgs.ai_hand_limit.keji = function(player, most) return player:getHandcardNum() end
---@type table<string, function>
sgs.ai_hand_limit = {}

-- Whether a blow is no danger to an owner of the skill.
-- (player) -> boolean
-- sgs.ai_not_weak.longhun = function(player) return player:getCardCount(true) > 2 end
---@type table<string, function>
sgs.ai_not_weak = {}

-- How hostile using a card of the class is to its targets: above 0 hostile, below 0 friendly.
-- (self, card, from, tos)
-- sgs.ai_card_intention.Duel = 80
---@type table<string, number|function>
sgs.ai_card_intention = {}

-- How hostile it is to be chosen for the reason.
-- (self, from, to)
-- sgs.ai_playerchosen_intention.quhu = 80
---@type table<string, number|function>
sgs.ai_playerchosen_intention = {}

-- How hostile a gift for the reason is; -10 by default.
-- (self, from, to, cards)
-- sgs.ai_Yiji_intention.yiji = -10
---@type table<string, number|function>
sgs.ai_Yiji_intention = {}

-- How hostile changing a judgement, by its reason, is.
-- (self, player, who, judge, last_judge) -> number
-- sgs.ai_retrial_intention.beige = function(self, player, who) return -60 end
---@type table<string, function>
sgs.ai_retrial_intention = {}

-- Whether a judgement, by its reason, is worth changing.
-- (self, judge, is_good, who, is_friend) -> boolean
-- sgs.ai_need_retrial_func.myjudge = true
---@type table<string, function|boolean>
sgs.ai_need_retrial_func = {}

-- What to learn from choices: kind of choice, then reason.
-- { key = (self, player, fields) }
-- sgs.ai_choicemade_filter.skillInvoke.ganglie = function(self, player, fields) end
---@type table<string, table>
sgs.ai_choicemade_filter = {}

-- What else to do at an event.
-- { name = (self, player, data) }
-- sgs.ai_event_callback[sgs.Damaged].mine = function(self, player, data) end
---@type table<string, table>
sgs.ai_event_callback = {}

-- What to print at an event.
-- { name = (self, player, data) }
-- sgs.ai_debug_func[sgs.Damaged].mine = function(self, player, data) end
---@type table<string, table>
sgs.ai_debug_func = {}

-- Lines to say, by occasion.
-- lines
-- sgs.ai_chat.hurry = { "快点吧" }
---@type table<string, table>
sgs.ai_chat = {}

-- When to say something.
-- { name = (self, player, data) }
-- sgs.ai_chat_func[sgs.Dying].mine = function(self, player, data) end
---@type table<string, table>
sgs.ai_chat_func = {}

-- The suit that a judgement, by delayed trick or suit, wants.
-- suit
-- sgs.ai_judgestring.indulgence = "heart"
---@type table<string, string>
sgs.ai_judgestring = {}

-- Names in sgs that are cleared when players are looked at anew.
-- text
-- table.insert(sgs.ai_global_flags, "questioner")
---@type table<integer, string>
sgs.ai_global_flags = {}

-- Peaches that a player, by name, has said to need; state of a game.
-- number
-- sgs.ai_NeedPeach.sgs1 = 1
---@type table<string, number>
sgs.ai_NeedPeach = {}

-- The judgement being made, by player; state of a game.
-- judge
-- sgs.ai_current_judge.sgs1 = judge
---@type table<string, table>
sgs.ai_current_judge = {}

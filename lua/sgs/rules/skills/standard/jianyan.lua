-- 荐言 jianyan (Xu Shu, gained by qianxin): once in a play phase he names a type or a colour; cards are revealed until
-- such a one comes, which goes to a man.

local PATTERNS = { basic = "BasicCard", trick = "TrickCard", equip = "EquipCard", red = ".|red", black = ".|black" }

-- Reveals cards; the one that fits, if any, and the others.
local function search(room, player, word)
	local others = sgs.IntList()
	while #room:getDrawPile() + #room:getDiscardPile() > 0 do
		local id = room:getNCards(1, false):first()
		local shown = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_TURNOVER, player:objectName(), "jianyan", "")
		room:moveCardsAtomic(sgs.CardsMoveStruct({ id }, nil, sgs.Player_PlaceTable, shown), true)
		local card = sgs.Sanguosha:getCard(id)
		if card:match(PATTERNS[word]) then return card, others end
		others:append(id)
	end
	return nil, others
end

local function give(room, source, card)
	local men = room:getAlivePlayers():filter(function(player) return player:isMale() end)
	room:setPlayerMark(source, "jianyan", card:getEffectiveId())
	local prompt = ("@jianyan-give:::%s:%s_char\\%s"):format(card:objectName(), card:getSuitString(), card:getNumberString())
	local to = room:askForPlayerChosen(source, men, "jianyan", prompt)
	room:setPlayerMark(source, "jianyan", 0)
	if to then room:obtainCard(to, card) end
	return to ~= nil
end

sgs.CreateSkillCard({ class = "JianyanCard", skill_name = "jianyan", target_fixed = true,
	on_use = function(_, room, source)
		local word = room:askForChoice(source, "jianyan", "basic+trick+equip+red+black")
		local card, others = search(room, source, word)
		if card and not give(room, source, card) then others:append(card:getEffectiveId()) end
		local reason = sgs.CardMoveReason(sgs.CardMoveReason_S_REASON_NATURAL_ENTER, source:objectName(), "jianyan", "")
		room:throwCard(others, reason, nil)
	end })

sgs.CreateZeroCardViewAsSkill({ name = "jianyan",
	enabled_at_play = function(_, player)
		return not player:hasUsed("JianyanCard")
	end,
	view_as = function()
		return sgs.Card_Parse("@JianyanCard=.")
	end })

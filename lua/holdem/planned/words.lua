-- What the trace says of a plan, in English and Chinese (setting `language`).

local planned = holdem.rules.planned
local words = planned.words

words.en = {
	outcome = { win = "wins", lose = "loses", tie = "shares the pot" },
	arranged = "outcome (%s): %s with %s",
	mapped = "the board shows part of it: %s counts as %s",
	target = "target %d, %d spent; the hand is made on the %s",
	street = { preflop = "hole cards", flop = "flop", turn = "turn", river = "river" },
	raises = "raises planned by street: %s",
	none = "no raises planned",
	why = {
		given_up = "gives the hand up at the first bet",
		planned = "raise {raise} of the street, planned to {planned}",
		floor = "raise {raise} of the street, planned to {planned}; the least by its hand is {floor}",
		too_small = "a planned raise to {planned} is below the minimum: it calls",
		least_raise = "raise {raise} of the street, planned to {planned}; the minimum costs little more",
		reached = "the target is reached: it only calls",
		unplanned = "nothing is planned here any more: it only calls",
		spent = "to lose, it may spend twice the target and no more: it folds",
	},
}

words.zh = {
	outcome = { win = "赢", lose = "输", tie = "平" },
	arranged = "本局结果（%s）：%s，牌型 %s",
	mapped = "公共牌已有其中一部分：%s 按 %s 计",
	target = "目标 %d，已投入 %d；%s成牌",
	street = { preflop = "手牌轮", flop = "翻牌轮", turn = "转牌轮", river = "河牌轮" },
	raises = "各轮加注计划：%s",
	none = "不加注",
	why = {
		given_up = "遇到第一次下注就弃牌",
		planned = "本轮第 {raise} 次加注，计划加到 {planned}",
		floor = "本轮第 {raise} 次加注，计划加到 {planned}；当前牌型最少 {floor}",
		too_small = "计划加到 {planned}，低于最小加注：改为跟注",
		least_raise = "本轮第 {raise} 次加注，计划加到 {planned}；最小加注只多一点",
		reached = "已达到目标：只跟注",
		unplanned = "这里没有加注计划了：只跟注",
		spent = "判定为输，投入已到目标的两倍：弃牌",
	},
}

-- Amounts of each street, such as "flop 1221 679, river 718 380".
local function raises(plan, say)
	local told = {}
	for street, amounts in ipairs(plan.amounts) do
		if #amounts > 0 then
			local whole = {}
			for at, amount in ipairs(amounts) do whole[at] = string.format("%.0f", amount) end
			table.insert(told, say.street[holdem.STREETS[street]] .. " " .. table.concat(whole, " "))
		end
	end
	return #told > 0 and string.format(say.raises, table.concat(told, ", ")) or say.none
end

-- Notes the steps of the plan, and the one that led to the answer.
function planned.tell(hand, arranged, plan, found)
	if not trace.wanted() then return end
	local say = words[hand.settings.language] or words.en
	local name = function(category) return holdem.category_name(category, hand.settings.language) end
	local held = plan.from or plan.category
	trace.note(string.format(say.arranged, arranged.director, say.outcome[plan.outcome], name(held)))
	if plan.from then trace.note(string.format(say.mapped, name(plan.from), name(plan.category))) end
	trace.note(string.format(say.target, plan.target, hand.turn.spent, say.street[plan.made]))
	trace.note(raises(plan, say))
	local values = {
		raise = found.raise or 0, floor = found.floor, planned = found.planned and string.format("%.0f", found.planned),
	}
	trace.consider(planned.answer(hand, found), nil, (string.gsub(say.why[found.why], "{(%w+)}", values)))
end

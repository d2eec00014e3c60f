-- Who changes a judgement shows how he stands to the one who judges.

local function look(judge)
	return { card = judge.card and judge.card:toString(), good = judge:isGood(), judge = judge }
end

function sgs.learnFromStartJudge(_, judge)
	if not judge.who then return end
	sgs.notes().judge = look(judge)
end

-- Told after each player was asked: a card that is another than before is his work.
function sgs.learnFromRetrial(self, player, judge)
	local before = sgs.notes().judge
	if not before or not judge.who or not player then return end
	local now = look(judge)
	if now.card == before.card then return end
	sgs.notes().judge = now
	local special = sgs.ai_retrial_intention[judge.reason]
	local level = special and special(self, player, judge.who, judge, before.judge)
	if not level and now.good ~= before.good then level = now.good and -30 or 30 end
	sgs.updateIntention(player, judge.who, level or 0)
end

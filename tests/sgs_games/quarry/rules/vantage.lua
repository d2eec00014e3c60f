-- vantage: everybody is one nearer to him, and he may keep two cards more.
sgs.CreateDistanceSkill{ name = "vantage", correct_func = function(self, from)
	return from:hasSkill("vantage") and -1 or 0
end }
sgs.CreateMaxCardsSkill{ name = "vantage", extra_func = function(self, player)
	return player:hasSkill("vantage") and 2 or 0
end }

-- 诈降 zhaxiang (Huang Gai): draws three cards for each health point that he loses, and in his play phase his red Slashes
-- cannot be dodged then. He is asked nothing.

-- A mark of that name lasts as long as the turn in which he lost the health.
sgs.ai_no_jink.zhaxiang = function(_, from, _, slash)
	return slash ~= nil and slash:isRed() and from:getMark("zhaxiang") > 0
end

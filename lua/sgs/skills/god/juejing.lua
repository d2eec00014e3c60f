-- 绝境 juejing (Zhao Yun as a god): draws one card more for each health point that he lacks. He is asked nothing.

sgs.ai_draw_count.juejing = function(player)
	return player:getLostHp()
end

-- 英姿 yingzi (Zhou Yu): draws one card more, and keeps as many as he has health at most. He is asked nothing.

sgs.ai_draw_count.yingzi = 1

sgs.ai_delayed_value.yingzi = { SupplyShortage = 1 }

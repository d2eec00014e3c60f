-- 完杀 wansha (Jia Xu): in his turn only he himself and who is dying may use a Peach. He is asked nothing;
-- without his play phase he kills nobody by it.

sgs.ai_delayed_value.wansha = { Indulgence = 5 }

-- 行殇 (Cao Pi): takes the cards of the dead. Always worth it.
sgs.ai_skill_invoke.xingshang = true

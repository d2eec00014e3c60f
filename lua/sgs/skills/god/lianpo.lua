-- 连破 (Sima Yi, god): who has killed in a turn takes one more. Always worth it: tricks that lie before him wait for
-- his next turn anyway, and who lies face down is turned up.
sgs.ai_skill_invoke.lianpo = true

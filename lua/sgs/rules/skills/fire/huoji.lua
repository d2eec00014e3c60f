-- 火计 huoji (Wolong): a red card of his hand is used as Fire Attack.
sgs.CreateOneCardViewAsSkill({ name = "huoji", filter_pattern = ".|red|.|hand" })

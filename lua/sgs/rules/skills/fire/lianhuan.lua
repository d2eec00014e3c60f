-- 连环 lianhuan (Pang Tong): a club of his hand is used, or recast, as Iron Chain.
sgs.CreateOneCardViewAsSkill({ name = "lianhuan", filter_pattern = ".|club|.|hand" })

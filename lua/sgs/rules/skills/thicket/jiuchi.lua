-- 酒池 jiuchi (Dong Zhuo): a spade of his hand is used as Analeptic, also when he is dying.
sgs.CreateOneCardViewAsSkill({ name = "jiuchi", response_pattern = "analeptic", filter_pattern = ".|spade|.|hand" })

-- 武神 wushen (Guan Yu as a god): hearts in hand are Slashes and nothing else, which reach everybody. There
-- is nothing to decide; hearts are the last suit that he parts with.

sgs.ai_suit_priority.wushen = "club|spade|diamond|heart"

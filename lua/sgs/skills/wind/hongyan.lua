-- 红颜 hongyan (Xiao Qiao): all her spades are hearts. Nobody is asked; in her hand the cards' faces tell. A spade that she
-- might come by ranks next to hearts: she parts with clubs and diamonds first.
sgs.ai_suit_priority.hongyan = "club|diamond|spade|heart"

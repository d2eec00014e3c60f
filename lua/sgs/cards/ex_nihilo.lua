-- 无中生有 Ex Nihilo: two cards for one. Always played.

function SmartAI:useCardExNihilo(card, use)
	trace.consider(card, 2, "two cards for one")
	use.card = card
end

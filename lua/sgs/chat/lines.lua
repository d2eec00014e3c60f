-- Lines to say, by occasion: Chinese in sgs.ai_chat, as mods expect it, and the same in English in
-- sgs.ai_chat_english at the same place.

sgs.ai_chat_english = sgs.ai_chat_english or {}

local LINES = {
	hit = { { "这一下记你账上了。", "That one goes on your bill." }, { "好身手，可惜砍错了人。", "Nice swing, wrong man." },
		{ "轻点，盔甲要钱的。", "Careful, armour costs money." } },
	hit_crossbow = { { "连弩还没放完？", "Is that crossbow still not empty?" } },
	hit_drunk = { { "喝了酒就别抡刀。", "Do not drink and fence." } },
	hit_by_lord = { { "主公，自己人啊！", "My lord, I am on your side!" } },
	killed_by_lord = { { "主公，您会后悔的……", "You will regret this, my lord …" }, { "忠心一片，竟是这般下场。", "So this is what loyalty earns." } },
	dying = { { "谁还有桃？快！", "Who has a Peach? Quick!" }, { "我倒了，下一个就是你们。", "If I fall, you are next." } },
	leiji = { { "打雷了，收衣服。", "Thunder: take in the washing." } },
	rebels_alone = { { "只剩我们了，一起上。", "It is just us now, all together." } },
	blade = { { "青龙刀下无活口。", "Nobody walks away from this blade." } },
	in_reach = { { "马到了，人也到了。", "My horse is here, and so am I." } },
	peach_from_lady = { { "多谢姑娘相救。", "I am in your debt, lady." } },
	wine_feared = { { "他喝酒了，小心！", "He is drinking. Watch out!" }, { "别冲我来就好。", "Just not at me, please." } },
	poem = { { "箭出如雨，", "Arrows fall like rain," }, { "弓弦未冷，", "the bowstring still is warm," },
		{ "四野无声，", "all fields fall silent," }, { "旌旗已远。", "the banners are far away." } },
	luanwu_own = { { "都动手吧，看谁先倒。", "Strike, all of you; let us see who falls first." } },
	luanwu_feared = { { "别逼我们自相残杀。", "Do not make us fight each other." } },
	hurry = { { "快些出牌，天要黑了。", "Play on, it is getting dark." }, { "茶都凉了。", "My tea has gone cold." } },
	suspicion = { { "这里面有一个人在演。", "Somebody here is acting." }, { "谁是内奸，站出来。", "Renegade, step forward." } },
	role_rebel = { { "我可是忠心的，真的。", "I am loyal, really." } },
	role_loyalist = { { "主公放心，有我在。", "Rest easy, my lord, I am here." } },
	role_renegade = { { "我只是路过。", "I am only passing by." }, { "打打杀杀多没意思。", "All this fighting is so tiresome." } },
	jieyin_hoped = { { "姑娘，我这伤……", "Lady, about this wound of mine …" } },
	jieyin_own = { { "今日宜嫁娶。", "A good day for a wedding." } },
	whipping = { { "先别急着死，还没打够。", "Do not die yet, I am not done." } },
	duel = { { "敢不敢单挑？", "Do you dare to fight me alone?" }, { "来，一对一。", "Come, one on one." } },
	lucky = { { "手气来了。", "Luck is with me." }, { "凭空两张，笑纳。", "Two cards from nowhere, thank you." } },
	snatch = { { "借来用用，不还了。", "I borrow this, for good." } },
	dismantlement = { { "这个你用不着。", "You will not need that." } },
	collateral = { { "刀借我，手也借我。", "Lend me your blade, and your hand." } },
	luoyi = { { "脱了衣服打得更疼。", "It hurts more with my shirt off." } },
	noskurou = { { "流点血换两张牌，值。", "A little blood for two cards: worth it." } },
}

for kind, lines in pairs(LINES) do
	local chinese, english = {}, {}
	for place, line in ipairs(lines) do
		chinese[place], english[place] = line[1], line[2]
	end
	sgs.ai_chat[kind], sgs.ai_chat_english[kind] = chinese, english
end

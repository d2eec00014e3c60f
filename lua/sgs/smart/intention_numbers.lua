-- How hostile it is to be the target of a card: above 0 hostile, below 0 friendly, 0 says nothing.
-- Only the sign moves gauges. Cards that need a closer look have files of their own.

for class, level in pairs({
	AnxuCard = 0, BifaCard = 30, DaheCard = 60, DingpinCard = -10, DuanxieCard = 50, DuwuCard = 80,
	ExNihilo = -80, ExtraCollateralCard = 0, FenxunCard = 50, FireAttack = 80,
	Indulgence = 120, JiefanCard = -80, JujianCard = -100,
	LihunCard = 80, MingceCard = -70, NosJujianCard = -100,
	QiaoshuiCard = 0, QingchengCard = 0, QujiCard = -100, ShangyiCard = 50,
	ShuangrenCard = 0, ShushenCard = -80, SmallTuxiCard = 80, SupplyShortage = 120,
	TanhuCard = 30, XianzhenCard = 70, XintanCard = 80,
	XiongyiCard = -80, YanxiaoCard = -80, YinlingCard = 0, ZhaoxinCard = 80,
	ZhoufuCard = 0,
}) do
	sgs.ai_card_intention[class] = level
end

-- How hostile it is to be chosen for a skill.
for skill, level in pairs({
	fentian = 20, junwei = 80, junweigive = -80, nosmieji = -50,
	nosxuanfeng_damage = 80, nosxuanfeng_slash = 80, qianxi = 80, sp_moonspear = 80,
	suiren = -60, wooden_ox = -10, xingwu = 80, xuanhuo_slash = 80, zhiyan = -60,
}) do
	sgs.ai_playerchosen_intention[skill] = level
end

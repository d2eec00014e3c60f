-- 乱击 luanji (Yuan Shao): two cards of one suit of his hand are used as Archery Attack.
sgs.CreateViewAsSkill({ name = "luanji", n = 2 })

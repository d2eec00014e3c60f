-- game: sgs
-- 诈降 zhaxiang: asks nothing of its owner. After kurou his red Slashes cannot be dodged in that turn.

describe("zhaxiang", function()
	it("makes red Slashes hit, and only red ones", function()
		local mine = { hand = { "slash:heart:10", "slash:spade:7" }, skills = { "zhaxiang" }, marks = { zhaxiang = 1 } }
		scene("two-against-two"):with{ players = { pangtong = mine } }:stage()
		local self = brain("pangtong")
		local cards, enemy = self.player:getHandcards(), player("zhurong")
		assert.is_true(self:isJinkAvailable(self.player, enemy, cards:at(0)))
		assert.is_false(self:isJinkAvailable(self.player, enemy, cards:at(1)))
	end)

	it("does nothing before health was lost", function()
		scene("two-against-two"):with{ players = { pangtong = { hand = { "slash:heart:10" }, skills = { "zhaxiang" } } } }:stage()
		local self = brain("pangtong")
		assert.is_false(self:isJinkAvailable(self.player, player("zhurong"), self.player:getHandcards():at(0)))
	end)
end)

-- game: sgs
-- 利驭 liyu: whom Lü Bu's Slash has hurt may set him on a third player, for a card of the hurt one's.

-- Guan Yu was hurt by Lü Bu; the third and fourth seat are changed by name.
local function table_of(more)
	local players = { { "caocao", role = "lord", hp = 4, hand = 3 }, { "guanyu", role = "loyalist", hp = 3, hand = { "slash:club:2", "jink" } },
		{ "lvbu", role = "rebel", hp = 4, hand = 3 }, { "machao", role = "rebel", hp = 4, hand = 2 }, { "xuchu", role = "loyalist", hand = 2 } }
	for _, row in ipairs(players) do
		if row[1] ~= "lvbu" then row.skills = {} end
		for key, value in pairs(more and more[row[1]] or {}) do row[key] = value or nil end
	end
	return scene{ me = "guanyu", current = "lvbu", turn = 3, mode = "05p", choose = "liyu", optional = true, players = players,
		targets = { "caocao", "machao", "xuchu" } }
end

local function chosen(more)
	return by_handler(table_of(more))
end

describe("liyu", function()
	it("sets Lü Bu on his comrade", function()
		-- a Slash for a blow between two enemies
		assert.equal("sgs4", chosen())
	end)

	it("never sets him on a friend", function()
		assert.is_nil(chosen({ machao = { role = "loyalist" } }))
	end)

	it("is not paid with the last Peach", function()
		assert.is_nil(chosen({ guanyu = { hand = { "peach" } } }))
	end)

	it("of a third party is not paid with dear equipment", function()
		-- of a Lü Bu who has shown no side nobody knows whom he would rather spare
		local stranger = { lvbu = { role = false }, guanyu = { equips = { "eight_diagram" } } }
		local open = { lvbu = { role = false } }
		assert.is_nil(chosen(stranger))
		assert.equal("sgs4", chosen(open))
	end)

	it("of a friend is joined with a card to spare", function()
		local friend = { lvbu = { role = "loyalist" } }
		assert.equal("sgs4", chosen(friend))
		friend.guanyu = { hp = 1 }
		assert.is_nil(chosen(friend), "one health left: every card counts")
	end)

	it("of a weak friend is not joined against one who would win the duel", function()
		local friend = { lvbu = { role = "loyalist", hp = 1, hand = 0 }, machao = { hand = 5 } }
		assert.is_nil(chosen(friend))
	end)

	it("of a friend who may not duel takes the lion off that heals", function()
		local friend = { lvbu = { role = "loyalist", card_limitation = { use = { "Duel" } } } }
		assert.is_nil(chosen(friend))
		friend.guanyu = { equips = { "silver_lion" } }
		assert.truthy(chosen(friend))
	end)

	it("shows an enemy of him who is chosen", function()
		local s = scene{ mode = "05p", sight = "whole", current = "lvbu", turn = 2, players = {
			{ "caocao", role = "lord" }, { "guanyu", role = "loyalist" }, { "lvbu", role = "rebel" }, { "machao", role = "rebel" },
			{ "xuchu", role = "renegade" } } }
		s:tell{ event = "ChoiceMade", player = "sgs2", data = "playerChosen:liyu:sgs1" }
		assert.equal(-10, sgs.role_evaluation.sgs2.loyalist)
	end)
end)

---@meta
-- Editor stubs of doudizhu, written by `junshi meta`. Never loaded.

---@class View
local View = {}

---@return integer?
function View:beaten_seat() end

---@return boolean
function View:beats_partner() end

---@return { seat: integer, bid: integer }[]
function View:bids() end

---@return integer
function View:bombs() end

---@return string
function View:bottom() end

---@param rank integer
---@return integer
function View:count(rank) end

---@return boolean[]
function View:doubles() end

---@return string
function View:hand() end

---@return integer?
function View:highest_bid() end

---@return { seat: integer, cards: string }[]
function View:history() end

---@param seat integer
---@return boolean
function View:is_partner(seat) end

---@return integer?
function View:landlord() end

---@return integer?
function View:least_enemy() end

---@param seat integer
---@return integer
function View:left(seat) end

---@return integer?
function View:lowest_bid() end

---@return boolean
function View:may_pass() end

---@return "points"|"call_rob"|"none"
function View:mode() end

---@return { cards: string, type: string, rank: integer, length: integer, value: integer }[]
function View:moves() end

---@return integer
function View:next() end

---@return integer?
function View:partner() end

---@param seat integer
---@return boolean
function View:passed(seat) end

---@param seat? integer
---@return string
function View:played(seat) end

---@return string
function View:quick() end

---@return string
function View:random() end

---@return string
function View:rlcard_rule() end

---@return "landlord"|"landlord_up"|"landlord_down"|nil
function View:role() end

---@return string
function View:rules() end

---@return integer
function View:seat() end

---@return integer
function View:stake() end

---@return { cards: string, type: string, rank: integer, length: integer }?
function View:to_beat() end

---@return string
function View:unseen() end

---@class doudizhu
doudizhu = {}

---@param cards string|table
---@param other string|table
---@return string
function doudizhu.add(cards, other) end

---@param option any
---@param score? number
---@param why? string
---@return nil
function doudizhu.advise(option, score, why) end

---@param cards string|table
---@param last string|table
---@return boolean
function doudizhu.beats(cards, last) end

---@param hand string|table
---@return integer
function doudizhu.best(hand) end

---@param counts table<integer, integer>
---@return string
function doudizhu.cards(counts) end

---@param cards string|table
---@param rank integer
---@return integer
function doudizhu.count(cards, rank) end

---@param cards string|table
---@return table<integer, integer>
function doudizhu.counts(cards) end

---@param cards string|table
---@param last? string|table
---@return { cards: string, type: string, rank: integer, length: integer, value: integer }?
function doudizhu.group(cards, last) end

---@param hand string|table
---@param type string
---@param length? integer
---@return { cards: string, type: string, rank: integer, length: integer, value: integer }[]
function doudizhu.groups(hand, type, length) end

---@param hand string|table
---@param cards string|table
---@return boolean
function doudizhu.has(hand, cards) end

---@param cards string|table
---@return integer?
function doudizhu.highest(cards) end

---@param rank integer
---@return string
function doudizhu.letter(rank) end

---@param cards string|table
---@return integer?
function doudizhu.lowest(cards) end

---@param hand string|table
---@param wings? boolean
---@return integer
function doudizhu.min_plays(hand, wings) end

---@param hand string|table
---@param last? string|table
---@return { cards: string, type: string, rank: integer, length: integer, value: integer }[]
function doudizhu.moves(hand, last) end

---@param letter string
---@return integer
function doudizhu.rank(letter) end

---@param cards string|table
---@param least? integer
---@param most? integer
---@return integer[]
function doudizhu.ranks(cards, least, most) end

---@param from integer
---@param length integer
---@param copies integer
---@return string
function doudizhu.run(from, length, copies) end

---@param rank integer
---@param count integer
---@return string
function doudizhu.same(rank, count) end

---@param hand string|table
---@param last string|table
---@return { cards: string, type: string, rank: integer, length: integer, value: integer }?
function doudizhu.series_follow(hand, last) end

---@param hand string|table
---@return { cards: string, type: string, rank: integer, length: integer, value: integer }?
function doudizhu.series_lead(hand) end

---@param mover string|table
---@param opponent string|table
---@param last? string|table
---@return { win: boolean, moves: string[] }?, string?
function doudizhu.solve(mover, opponent, last) end

---@param hand string|table
---@param mode? "exact"|"recursive"|"robot"
---@return { groups: { cards: string, type: string, rank: integer, length: integer, value: integer }[], value: integer, rounds: integer, score: integer }
function doudizhu.split(hand, mode) end

---@param view View
---@param options? { level: integer?, playouts: integer?, ms: integer?, width: integer?, tries: integer?, solve_at: integer?, solve_nodes: integer?, objective: string?, cap: integer? }
---@return { play: string, playouts: integer, options: { play: string, mean: number, wins: number, points: number, deals: integer, why: string }[] }
function doudizhu.strong(view, options) end

---@param view View
---@param options? { level: integer?, playouts: integer?, ms: integer?, width: integer?, tries: integer?, solve_at: integer?, solve_nodes: integer?, objective: string?, cap: integer? }
---@return { bid: integer, options: { bid: integer, mean: number, deals: integer, why: string }[] }
function doudizhu.strong_bid(view, options) end

---@param view View
---@param options? { level: integer?, playouts: integer?, ms: integer?, width: integer?, tries: integer?, solve_at: integer?, solve_nodes: integer?, objective: string?, cap: integer? }
---@return { double: boolean, options: { double: boolean, mean: number, deals: integer, why: string }[] }
function doudizhu.strong_double(view, options) end

---@param hand string|table
---@param cards string|table
---@return string?
function doudizhu.sub(hand, cards) end

---@param view View
---@return string
function doudizhu.unseen(view) end

---@param cards string|table
---@return integer?
function doudizhu.value(cards) end

---@param hand string|table
---@param mode? "exact"|"recursive"|"robot"
---@return integer, integer, integer
function doudizhu.worth(hand, mode) end

-- What a seat (`1`, `2`, `3`) bids, 0 for a pass; asked before the profile. nil leaves it to that.
-- (view, settings) -> number
-- doudizhu.ai_bid["1"] = function(view) if doudizhu.count(view:hand(), 17) == 1 then return 3 end end
---@type table<string, function>
doudizhu.ai_bid = {}

-- Whether a seat doubles; asked before the profile.
-- (view, settings) -> boolean
-- doudizhu.ai_double["1"] = function(view) return view:role() == "landlord" end
---@type table<string, function>
doudizhu.ai_double = {}

-- What a seat plays: cards, a group, or `pass`; asked before the profile.
-- (view, settings) -> cards
-- doudizhu.ai_play["2"] = function(view) if view:beats_partner() then return "pass" end end
---@type table<string, function>
doudizhu.ai_play = {}

-- What no handler answers; ours asks the profile.
-- (view, settings) -> answer
-- doudizhu.ai_default.play = function(view) return view:quick() end
---@type table<string, function>
doudizhu.ai_default = {}

-- Ways of playing, by name; the setting `profile` chooses one. A function that is missing has no opinion.
-- { bid, double, lead, follow }, each (view, settings) -> answer
-- doudizhu.ai_profile.timid = { follow = function(view, settings) return "pass" end }
---@type table<string, table>
doudizhu.ai_profile = {}

-- What plays are worth: `forms`, by type `{ add, divide }`; `round`, the worth of a turn; `bids`, the least values of a hand for bidding 1, 2 and 3.
-- number or table
-- doudizhu.values.round = 7
---@type table<string, number|table>
doudizhu.values = {}

-- Thresholds and weights of the profiles, by name.
-- number, boolean, table or function
-- doudizhu.tuning.cautious = true
---@type table<string, number|table|boolean|function>
doudizhu.tuning = {}

-- Rules by which the profiles play, by name; a mod may put its own in their place.
-- function or table of functions
-- doudizhu.rules.never = function(view) return nil end
---@type table<string, function|table>
doudizhu.rules = {}

-- Limits of the search of `strong` by level, the weakest first.
-- { playouts, width, tries }
-- doudizhu.levels[1] = { playouts = 50, width = 4, tries = 1 }
---@type table<integer, table>
doudizhu.levels = {}

---@meta
-- Editor stubs of holdem, written by `junshi meta`. Never loaded.

---@class View
local View = {}

---@return string
function View:all_in() end

---@return integer
function View:ante() end

---@param options { numbers: table, grid: table?, samples: integer? }
---@return Reading?
function View:balance(options) end

---@return integer
function View:before() end

---@param seat? integer
---@return integer
function View:behind(seat) end

---@param seat? integer
---@return integer
function View:bet(seat) end

---@param chips number
---@return string
function View:bet_to(chips) end

---@return integer
function View:big_blind() end

---@return string
function View:board() end

---@return string
function View:board_category() end

---@return boolean
function View:board_plays() end

---@return integer
function View:button() end

---@return string
function View:call() end

---@return boolean
function View:can_raise() end

---@return string
function View:category() end

---@return string
function View:class() end

---@return integer
function View:dealt() end

---@return { outcome: "win"|"lose"|"tie", category: string, director: "host"|"weighted"|"peek", board: string? }?
function View:destiny() end

---@param seat? integer
---@return integer
function View:effective_stack(seat) end

---@param opponents? integer|string|string[]
---@param samples? integer
---@return { win: number, tie: number, equity: number, samples: integer, exact: boolean }
function View:equity(opponents, samples) end

---@return string
function View:fold() end

---@return integer
function View:hand_number() end

---@return { seat: integer, street: string, action: "fold"|"check"|"call"|"bet"|"raise", adds: integer, bet: integer, owed: integer, pot: integer, all_in: boolean }[]
function View:history() end

---@return string
function View:hole() end

---@param seat? integer
---@return boolean
function View:is_all_in(seat) end

---@return boolean
function View:is_fair() end

---@param seat? integer
---@return boolean
function View:is_in(seat) end

---@param street? "preflop"|"flop"|"turn"|"river"
---@return integer?
function View:last_raiser(street) end

---@return string
function View:letters() end

---@return integer
function View:level() end

---@return integer
function View:max_carry() end

---@return integer?
function View:max_raise() end

---@return integer?
function View:min_raise() end

---@param seat? integer
---@return string?
function View:name(seat) end

---@return integer[]
function View:opponents() end

---@return integer
function View:players() end

---@param seat? integer
---@return "button"|"small_blind"|"big_blind"|"under_the_gun"|"middle"|"hijack"|"cutoff"|nil
function View:position(seat) end

---@return integer
function View:pot() end

---@return number
function View:pot_odds() end

---@param part number
---@return string
function View:raise_pot(part) end

---@param chips number
---@return string
function View:raise_to(chips) end

---@param street? "preflop"|"flop"|"turn"|"river"
---@return integer
function View:raises(street) end

---@param seat integer
---@param street? "preflop"|"flop"|"turn"|"river"
---@return integer
function View:raises_of(seat, street) end

---@param options { habits: table, samples: integer?, flat: boolean? }
---@return Reading
function View:reading(options) end

---@return "beginner"|"intermediate"|"advanced"|"private"
function View:room() end

---@return integer
function View:seat() end

---@param text string
---@return integer
function View:seed(text) end

---@param seat? integer
---@return string?
function View:shown(seat) end

---@return integer
function View:small_blind() end

---@param seat? integer
---@return integer
function View:spent(seat) end

---@param seat? integer
---@return integer
function View:stack(seat) end

---@return integer[]
function View:stacks() end

---@param seat? integer
---@return integer
function View:start_stack(seat) end

---@return "preflop"|"flop"|"turn"|"river"
function View:street() end

---@return integer
function View:to_call() end

---@class Reading
local Reading = {}

---@return number
function Reading:class_place() end

---@return number
function Reading:equity() end

---@param share number
---@return number
function Reading:equity_against(share) end

---@return string
function Reading:kind() end

---@return number
function Reading:place() end

---@return { name: "fold"|"call"|"raise", to: integer?, chance: number }[]?
function Reading:play() end

---@return number
function Reading:promise() end

---@return integer
function Reading:still_to_act() end

---@return number
function Reading:strength() end

---@return { suited: integer, same: integer, connected: integer, high: integer, wet: number }
function Reading:texture() end

---@param seat integer
---@return number
function Reading:width(seat) end

---@class holdem
holdem = {}

---@param action string
---@param score? number
---@param why? string
---@return nil
function holdem.advise(action, score, why) end

---@param hole string
---@param board? string
---@return string
function holdem.best_five(hole, board) end

---@param board string
---@return string
function holdem.board_category(board) end

---@param hole string
---@param board? string
---@return boolean
function holdem.board_plays(hole, board) end

---@param class string
---@param stack number
---@return number
function holdem.calls_shove(class, stack) end

---@param text string
---@return { card: string, rank: integer, suit: string }[]
function holdem.cards(text) end

---@param hole string
---@param board? string
---@return string
function holdem.category(hole, board) end

---@param category string
---@param language? "en"|"zh"
---@return string
function holdem.category_name(category, language) end

---@param name string
---@return integer
function holdem.category_number(name) end

---@param hole string
---@return string
function holdem.class(hole) end

---@param amount integer
---@param room integer|table
---@return integer, boolean
function holdem.clickable(amount, room) end

---@param hole string
---@param board? string
---@param opponents? integer|string|string[]
---@param samples? integer
---@return { win: number, tie: number, equity: number, samples: integer, exact: boolean }
function holdem.equity(hole, board, opponents, samples) end

---@param input { hole: string, board: string?, others: integer, seed: integer?, key: string? }
---@return { outcome: "win"|"lose"|"tie", board: string }
function holdem.imagine(input) end

---@param hole string
---@param range string
---@return number
function holdem.in_range(hole, range) end

---@param input { hole: string?, category: string?, board: string, strict: boolean? }
---@return { category: string, held: string, board: string, row: integer?, note: string? }
function holdem.map(input) end

---@param hole string
---@param board string
---@param others? string[]
---@return string[]
function holdem.outs(hole, board, others) end

---@param deed "fold"|"check"|"call"|"raise"|"all_in"
---@param gap? number
---@return integer
function holdem.pause(deed, gap) end

---@param brief table
---@return table
function holdem.plan(brief) end

---@param hole string
---@param board? string
---@return integer
function holdem.rank(hole, board) end

---@param plan table
---@param turn table
---@param options { carry: integer, blind: integer, cap: string?, floor: integer? }
---@return { act: "fold"|"call"|"raise", to: integer?, why: string, raise: integer?, planned: number?, floor: integer }
function holdem.react(plan, turn, options) end

---@param class string
---@param stack number
---@return number
function holdem.shoves(class, stack) end

-- What a seat (`1`, `2` …) does, such as `f`, `c`, `r600`; asked before the profile. nil leaves it to that.
-- (view, settings) -> action
-- holdem.ai_act["1"] = function(view) if view:class() == "AA" then return view:all_in() end end
---@type table<string, function>
holdem.ai_act = {}

-- What no handler answers; ours asks the profile.
-- (view, settings) -> action
-- holdem.ai_default.act = function(view) return "c" end
---@type table<string, function>
holdem.ai_default = {}

-- Ways of playing, by name; the setting `profile` chooses one.
-- { act }, which is (view, settings) -> action
-- holdem.ai_profile.shy = { act = function(view, settings) return view:fold() end }
---@type table<string, table>
holdem.ai_profile = {}

-- Tables, thresholds and weights of the profiles, by name.
-- number, boolean, text, table or function
-- holdem.tuning.samples = 500
---@type table<string, number|table|boolean|string|function>
holdem.tuning = {}

-- Rules by which the profiles play, by name; a mod may put its own in their place.
-- function or table of functions
-- holdem.rules.planned.given.folds = function(hand, arranged) return false end
---@type table<string, table|function>
holdem.rules = {}

-- Tables of the planned player: `mapping`, `play`, `targets`, `raises`, `shares`, `weights`, `floors`, `made`, `limits`, `rooms`.
-- table
-- holdem.planned.raises.high_card = { 10, 2, 0, 0, 0 }
---@type table<string, table>
holdem.planned = {}

-- What people do: `pace`, how long they think; `grid`, which amounts they click; `tilt` and `habit`.
-- table
-- holdem.human.pace.fold = { 500, 1500 }
---@type table<string, table>
holdem.human = {}

-- How well a profile plays, by level, the weakest first.
-- table
-- holdem.levels[1] = { samples = 100 }
---@type table<integer, table>
holdem.levels = {}

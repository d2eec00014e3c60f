---@meta
-- Editor stubs of gomoku, written by `junshi meta`. Never loaded.

---@class Board
local Board = {}

---@param point string|integer
---@param y? integer
---@return "black"|"white"|nil
function Board:at(point, y) end

---@param side "black"|"white"
---@return string?
function Board:best(side) end

---@param side "black"|"white"
---@param x integer
---@param y integer
---@param line integer
---@return integer
function Board:code(side, x, y, line) end

---@param side "black"|"white"
---@param point string|integer
---@param y? integer
---@return "33"|"43"|"44"|"five"|nil
function Board:compound(side, point, y) end

---@return integer
function Board:count() end

---@param point string|integer
---@param y? integer
---@return table
function Board:explain(point, y) end

---@param point string|integer
---@param y? integer
---@return "33"|"44"|"OL"|nil
function Board:forbidden(point, y) end

---@param point string|integer
---@param y? integer
---@return boolean
function Board:is_empty(point, y) end

---@return boolean
function Board:is_full() end

---@return string?
function Board:last() end

---@param side "black"|"white"
---@return { point: string, score: integer, makes: string, hinders: string }[]
function Board:moves(side) end

---@param side "black"|"white"
---@param point string|integer
---@param y? integer
---@return nil
function Board:place(side, point, y) end

---@return "freestyle"|"standard"|"renju"|"caro"
function Board:rule() end

---@param side "black"|"white"
---@param Table? table
---@param Computer? table
---@param Player? table
---@return table, table, table
function Board:scan(side, Table, Computer, Player) end

---@return integer, integer
function Board:size() end

---@param options? { side: string?, kind: "vcf"|"vct"|nil, nodes: integer?, moves: integer?, threats: integer?, shortest: boolean? }
---@return { win: boolean, line: string[], attacker_moves: integer, nodes: integer, exhausted: boolean }
function Board:solve(options) end

---@param options? { side: string?, level: integer?, nodes: integer?, depth: integer?, ms: integer?, fours: integer?, noise: integer?, candidates: integer?, tuning: table? }
---@return { best: string?, score: integer, depth: integer, nodes: integer, line: string[], candidates: table[] }
function Board:think(options) end

---@return string?
function Board:undo() end

---@return "black"|"white"|nil
function Board:winner() end

---@class gomoku
gomoku = {}

---@param side "black"|"white"
---@return "black"|"white"
function gomoku.other(side) end

---@param x integer
---@param y integer
---@return string
function gomoku.point(x, y) end

---@param point string
---@return integer, integer
function gomoku.xy(point) end

-- Where a side (`black`, `white`) places its stone; asked before the profile. nil leaves it to that.
-- (board, side) -> point
-- gomoku.ai_move.black = function(board, side) if board:count() == 0 then return "H8" end end
---@type table<string, function>
gomoku.ai_move = {}

-- What no handler answers; ours asks the profile.
-- (board, side) -> point
-- gomoku.ai_default.move = function(board, side) return board:best(side) end
---@type table<string, function>
gomoku.ai_default = {}

-- Ways of playing, by name; the setting `profile` chooses one.
-- (board, side, settings) -> point
-- gomoku.ai_profile.timid = function(board, side, settings) return board:best(side) end
---@type table<string, function>
gomoku.ai_profile = {}

-- Weights and limits of the search of `strong`, by name.
-- number or table
-- gomoku.tuning.weights.tempo = 20
---@type table<string, number|table>
gomoku.tuning = {}

-- Limits of the search of `strong` by level, the weakest first.
-- { nodes, depth, fours, threats, noise }
-- gomoku.levels[1] = { nodes = 200, depth = 2, fours = 0, threats = 0, noise = 60 }
---@type table<integer, table>
gomoku.levels = {}

-- Step 5, third part: how the money of a street is spread over its raises. Each raise draws a whole number between
-- these two, the first of a street from the first row; a raise gets its weight's part of the street's money.
-- 3800 with half of it on the flop, two raises there with 18 and 10: 1221.43 and 678.57.

holdem.planned.weights = { { 15, 20 }, { 8, 15 }, { 5, 10 }, { 5, 10 } }

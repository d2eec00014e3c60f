-- How long a decision takes, in milliseconds: between the two numbers by what is done, the longer the nearer the
-- chance to win is to the price of going on. Going all-in is a raise, a check is a call.

holdem.human.pace = {
	fold = { 1000, 2000 },
	call = { 1000, 3000 },
	raise = { 2000, 4000 },
	easy = 0.4, -- chance and price so far apart make a choice easy
	chance = 0.35, -- this part of the range is left to chance
	remembered = 60, -- a time is not repeated before so many others
	samples = 200, -- deals imagined to judge the chance
}

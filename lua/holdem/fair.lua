-- The fair player: it knows its own two cards, reads what the others may hold from what they have done, and weighs
-- what every action would bring. Numbers are in the tables of fair/; each file is one concern.

holdem.rules.fair = {}
holdem.tuning.fair = {}

-- Which general to play, at the start and after the last one has fallen: sgs.ai_default.askForGeneral.

-- The tables of ratings know: by role and lord, by pair, or by the lists for 1v1 and 3v3.
sgs.ai_default.askForGeneral = function()
	local general, ranked, remarks = sgs.generalByRatings()
	for place, remark in ipairs(remarks or {}) do
		trace.note(remark)
		-- by which table comes first, then what stands in it, then what was drawn
		for _, row in ipairs(place == 1 and ranked or {}) do trace.consider(row.general, row.score, row.why) end
	end
	return general
end

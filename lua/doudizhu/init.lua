-- 斗地主 Dou Dizhu: a handler for the seat comes first, then the profile that plays. One that does not say how
-- it bids or doubles does neither.

-- A function of the profile that the settings name.
local function of_profile(name, settings)
	local profile = doudizhu.ai_profile[settings.profile]
	if not profile then
		trace.note("there is no profile " .. tostring(settings.profile))
		return nil
	end
	return profile[name]
end

function doudizhu.ai_default.bid(view, settings)
	local bid = of_profile("bid", settings)
	if bid then return bid(view, settings) end
	return 0
end

function doudizhu.ai_default.double(view, settings)
	local double = of_profile("double", settings)
	if double then return double(view, settings) end
	return false
end

function doudizhu.ai_default.play(view, settings)
	local play = of_profile(view:may_pass() and "follow" or "lead", settings)
	return play and play(view, settings)
end

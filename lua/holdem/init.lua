-- 德州扑克 No-limit hold'em: a handler for the seat comes first, then the profile that plays.

function holdem.ai_default.act(view, settings)
	local profile = holdem.ai_profile[settings.profile]
	if not profile then
		trace.note("there is no profile " .. tostring(settings.profile))
		return nil
	end
	return profile.act(view, settings)
end

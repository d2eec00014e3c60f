-- Tags and properties of a player.

local Player = sgs.Player

-- Tags and properties: whatever rules remember.

local function bare(value)
	if getmetatable(value) == sgs.Data then return value.value end
	return value
end

function Player:getTag(key)
	return sgs.QVariant(self.tags[key])
end

function Player:setTag(key, value)
	self.tags[key] = bare(value)
	self:touch()
end

function Player:removeTag(key)
	self.tags[key] = nil
	self:touch()
end

local OWN = { hp = "hp", maxhp = "maxhp", role = "role", kingdom = "kingdom", phase = "phase", faceup = "faceup",
	chained = "chained", alive = "alive", seat = "seat", general = "general", state = "state" }

function Player:property(name)
	local own = OWN[name]
	if own then return sgs.QVariant(self[own]) end
	return sgs.QVariant(self.props[name])
end

function Player:setProperty(name, value)
	if OWN[name] then self[OWN[name]] = bare(value) else self.props[name] = bare(value) end
	self:touch()
end

-- Turns over, and tells of it.
function Player:turnOver()
	self:setFaceUp(not self.faceup)
	self.room:trigger(sgs.TurnedOver, self)
end

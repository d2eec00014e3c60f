-- Flags and tags of a card, what may be done with it, and the face that it has.

local Card = sgs.Card

function Card:hasFlag(flag)
	return self.flags[flag] == true
end

-- Sets a flag; "-flag" clears it, "." clears all.
function Card:setFlags(flag)
	sgs.change_flags(self.flags, flag)
	self:touch()
end

function Card:clearFlags() self:setFlags(".") end
function Card:getTag(key) return sgs.QVariant(self.tags and self.tags[key]) end
function Card:setTag(key, value)
	self.tags = self.tags or {}
	self.tags[key] = getmetatable(value) == sgs.Data and value.value or value
end
function Card:removeTag(key)
	if self.tags then self.tags[key] = nil end
end

function Card:isAvailable(player) return self.class.available(self, player) end
function Card:targetFilter(targets, to, player) return self.class.filter(self, targets, to, player) end
function Card:targetsFeasible(targets, player) return self.class.feasible(self, targets, player) end

-- Whether all cards of which it is made are the player's equipment.
function Card:isEquipped()
	local id = self:getEffectiveId()
	return id >= 0 and sgs.room:getCardPlace(id) == sgs.Player_PlaceEquip
end

-- Gives a real card another face (filter skills, and tricks that are laid down), or its printed one.
function Card:take_face(class, suit, number, skill)
	self.class, self.name, self.suit, self.number, self.skill = class, class.object_name, suit, number, skill
	if class == self.printed.class then self.name = self.printed.name end
	self:touch()
end

function Card:reset_face()
	local printed = self.printed
	if self.class ~= printed.class or self.suit ~= printed.suit or self.number ~= printed.number or self.skill ~= "" then
		self:take_face(printed.class, printed.suit, printed.number, "")
	end
end

function Card:isModified()
	return self.id >= 0 and self.skill ~= ""
end

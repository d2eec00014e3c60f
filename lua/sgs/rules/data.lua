-- What events carry: a variant around a value, as QSanguosha's scripts expect it. Structs are shared:
-- what a skill changes in one is changed for everybody, with or without `data:setValue`.

local Data = sgs.Data

function sgs.QVariant(value)
	if getmetatable(value) == Data then return value end
	return setmetatable({ value = value }, Data)
end

function Data:setValue(value)
	self.value = value
end

-- The value where it is a struct of that name, else an empty one.
local function reader(name, empty)
	return function(self)
		local value = self.value
		if type(value) == "table" and value["$"] == name then return value end
		return empty()
	end
end

for method, name in pairs({ toDamage = "DamageStruct", toCardUse = "CardUseStruct", toCardEffect = "CardEffectStruct",
	toSlashEffect = "SlashEffectStruct", toMoveOneTime = "CardsMoveOneTimeStruct", toJudge = "JudgeStruct",
	toRecover = "RecoverStruct", toDying = "DyingStruct", toDeath = "DeathStruct", toPindian = "PindianStruct",
	toCardResponse = "CardResponseStruct", toPhaseChange = "PhaseChangeStruct" }) do
	Data[method] = reader(name, function() return sgs[name]() end)
end

function Data:toInt()
	return type(self.value) == "number" and self.value or 0
end

Data.toDouble = Data.toInt

function Data:toBool()
	return self.value ~= nil and self.value ~= false and self.value ~= 0
end

function Data:toString()
	local value = self.value
	if type(value) == "string" then return value end
	return type(value) == "number" and tostring(value) or ""
end

function Data:toStringList()
	return type(self.value) == "table" and self.value or {}
end

function Data:toIntList()
	return type(self.value) == "table" and sgs.list_of(table.clone(self.value)) or sgs.IntList()
end

function Data:toPlayer()
	return getmetatable(self.value) == sgs.Player and self.value or nil
end

function Data:toCard()
	return getmetatable(self.value) == sgs.Card and self.value or nil
end

function Data:isNull()
	return self.value == nil
end

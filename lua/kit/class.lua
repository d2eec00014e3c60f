-- Classes with the interface of middleclass: class(name, super), Class(...), :initialize, .static,
-- subclass, include, isInstanceOf, isSubclassOf, class metamethods in the class body.

local METAMETHODS = { "__add", "__call", "__concat", "__div", "__eq", "__le", "__len", "__lt", "__mod",
	"__mul", "__pow", "__sub", "__tostring", "__unm" }

local Object

local function inherit_metamethods(class, super)
	for _, name in ipairs(METAMETHODS) do
		class.__instanceDict[name] = class.__instanceDict[name] or super and super.__instanceDict[name]
	end
end

local function create(name, super)
	local dict = {}
	dict.__index = dict
	if super then
		setmetatable(dict, { __index = super.__instanceDict })
	end
	local class = { name = name, super = super, static = {}, subclasses = {}, __instanceDict = dict }
	setmetatable(class.static, { __index = function(_, key)
		local own = rawget(dict, key)
		if own ~= nil then return own end
		return super and super.static[key]
	end })
	return setmetatable(class, {
		__index = class.static,
		__newindex = function(_, key, value)
			dict[key] = value
		end,
		__call = function(self, ...)
			return self:new(...)
		end,
		__tostring = function()
			return "class " .. name
		end,
	})
end

local function add_statics(class)
	function class.static:allocate()
		return setmetatable({ class = self }, self.__instanceDict)
	end

	function class.static:new(...)
		local instance = self:allocate()
		instance:initialize(...)
		return instance
	end

	function class.static:subclass(name)
		local subclass = create(name, self)
		inherit_metamethods(subclass, self)
		table.insert(self.subclasses, subclass)
		self:subclassed(subclass)
		return subclass
	end

	function class.static:subclassed() end

	function class.static:isSubclassOf(other)
		return self.super ~= nil and (self.super == other or self.super:isSubclassOf(other))
	end

	function class.static:include(...)
		for _, mixin in ipairs({ ... }) do
			for key, value in pairs(mixin) do
				if key ~= "included" and key ~= "static" then self[key] = value end
			end
			for key, value in pairs(mixin.static or {}) do
				self.static[key] = value
			end
			if mixin.included then mixin:included(self) end
		end
		return self
	end
end

Object = create("Object", nil)
add_statics(Object)

function Object:initialize() end

Object.__instanceDict.__tostring = function(self)
	return "instance of " .. self.class.name
end

function Object:isInstanceOf(class)
	return self.class == class or self.class:isSubclassOf(class)
end

function class(name, super)
	assert(type(name) == "string", "a class needs a name")
	return (super or Object):subclass(name)
end

-- What `require "middleclass"` gives.
middleclass = setmetatable({ class = class, Object = Object }, { __call = function(_, ...)
	return class(...)
end })

-- class(): the interface of middleclass, on which SmartAI and mods build.

describe("a class", function()
	it("makes instances by being called, and initializes them", function()
		local Point = class("Point")
		function Point:initialize(x)
			self.x = x
		end
		assert.equal(3, Point(3).x)
		assert.equal(4, Point:new(4).x)
		assert.equal(Point, Point(1).class)
	end)

	it("takes methods later, for instances that exist already", function()
		local Point = class("Point")
		local point = Point()
		function Point:answer()
			return 42
		end
		assert.equal(42, point:answer())
	end)

	it("needs a name", function()
		assert.error_matches(function() class() end, "needs a name")
	end)

	it("tells its name", function()
		local Point = class("Point")
		assert.equal("class Point", tostring(Point))
		assert.equal("instance of Point", tostring(Point()))
	end)
end)

describe("a subclass", function()
	local Animal, Dog

	before_each(function()
		Animal = class("Animal")
		function Animal:initialize(name)
			self.name = name
		end
		function Animal:speak()
			return self.name
		end
		Dog = class("Dog", Animal)
	end)

	it("inherits and overrides", function()
		assert.equal("rex", Dog("rex"):speak())
		function Dog:speak()
			return Animal.speak(self) .. "!"
		end
		assert.equal("rex!", Dog("rex"):speak())
		assert.equal("tom", Animal("tom"):speak())
	end)

	it("sees methods that its superclass gets later", function()
		local dog = Dog("rex")
		function Animal:legs()
			return 4
		end
		assert.equal(4, dog:legs())
	end)

	it("knows its relatives", function()
		assert.is_true(Dog("x"):isInstanceOf(Animal))
		assert.is_false(Animal("x"):isInstanceOf(Dog))
		assert.is_true(Dog:isSubclassOf(Animal))
		assert.is_false(Animal:isSubclassOf(Dog))
		assert.equal(Animal, Dog.super)
	end)

	it("inherits static values without giving its own back", function()
		Animal.static.kingdom = "animalia"
		Dog.static.sound = "wuff"
		assert.equal("animalia", Dog.kingdom)
		assert.is_nil(Animal.sound)
	end)
end)

describe("metamethods and mixins", function()
	it("work when they are in the class body", function()
		local Sum = class("Sum")
		function Sum:initialize(n)
			self.n = n
		end
		function Sum.__add(a, b)
			return Sum(a.n + b.n)
		end
		assert.equal(5, (Sum(2) + Sum(3)).n)
	end)

	it("are included, and told so", function()
		local told
		local Walks = { walk = function() return "walks" end, included = function(_, by) told = by end }
		local Cat = class("Cat"):include(Walks)
		assert.equal("walks", Cat():walk())
		assert.equal(Cat, told)
	end)
end)

-- Our own AI as it is.
return { settings = {} }

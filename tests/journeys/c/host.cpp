// A host in C++: opens a table on which Cao Pi was hurt, and asks whom he banishes.
#include <iostream>

#include "junshi.hpp"

// a game server knows how long its players may wait
static const char SETTINGS[] = R"({"limits":{"ms":20000}})";
static const char TABLE[] = R"({"game":"sgs","seed":7,"snapshot":{"players":[
    {"name":"sgs1","general":"sunquan","role":"lord","hp":5},
    {"name":"sgs2","general":"sunshangxiang","role":"loyalist","hp":1},
    {"name":"sgs3","general":"caopi","role":"rebel","hp":2}]}})";
static const char QUESTION[] = R"({"ask":{"kind":"askForPlayerChosen","seat":"sgs3","reason":"fangzhu",
    "targets":["sgs1","sgs2"],"optional":true}})";

int main() {
    try {
        junshi::Runtime runtime(SETTINGS);
        junshi::Match table = runtime.open(TABLE);
        std::cout << table.decide(QUESTION) << '\n';
    } catch (const junshi::Error &error) {
        std::cerr << "junshi: " << error.what() << '\n';
        return error.code();
    }
}

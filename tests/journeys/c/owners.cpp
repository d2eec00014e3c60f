// What the owners of junshi.hpp promise: moving, closing by themselves, errors with their place.
#include <cassert>
#include <iostream>
#include <string>
#include <vector>

#include "junshi.hpp"

#undef NDEBUG
#include <cassert>

// As QByteArray is: data() and size(), and a signed size.
struct Bytes {
    std::string text;
    const char *data() const { return text.data(); }
    long long size() const { return static_cast<long long>(text.size()); }
};

static_assert(!std::is_copy_constructible<junshi::Match>::value, "a match has one owner");
static_assert(std::is_nothrow_move_constructible<junshi::Match>::value, "and may be given on");

template <class Act> static int code_of(Act act) {
    try {
        act();
    } catch (const junshi::Error &error) {
        return error.code();
    }
    return JUNSHI_OK;
}

int main() {
    const std::string table = R"({"game":"gomoku","snapshot":{"size":15,"moves":["H8"]},"journal":"memory"})";
    junshi::Runtime runtime(std::string(R"({"profile":"seed","trace":"off","limits":{"ms":20000}})"));
    std::vector<junshi::Match> matches;
    for (int i = 0; i < 3; ++i) matches.push_back(runtime.open(Bytes{table}));
    junshi::Match first = std::move(matches[0]);
    const junshi_match number = first.number();
    assert(matches[0].number() == 0 && number != 0);
    assert(std::string_view(first.opened()).find("\"faults\":[]") != std::string_view::npos);

    junshi::Text told = first.decide(R"({"ask":{"kind":"move","seat":"white"}})");
    assert(told.str().find("\"answer\":\"") != std::string::npos);
    first.observe(std::string_view(R"({"delta":{"moves":["H8","I9","I8"]}})"));
    const std::string saved = first.save().str();
    junshi::Match again = runtime.restore(saved);
    assert(again.opened().str() == "{\"decisions\":1}");

    try {
        first.observe(R"({"delta":{"moves":["H8","H8"]}})");
        assert(false);
    } catch (const junshi::Error &error) {
        assert(error.code() == JUNSHI_BAD_INPUT);
        assert(error.json().find("snapshot.moves") != std::string::npos);
        assert(std::string(error.what()).find("expected") != std::string::npos);
    }
    first.close();
    assert(code_of([&] { first.decide("{}"); }) == JUNSHI_NO_HANDLE);
    assert(junshi_close(number) == JUNSHI_NO_HANDLE);
    const junshi_match second = matches[1].number();
    matches.clear();
    assert(junshi_close(second) == JUNSHI_NO_HANDLE);
    assert(code_of([] { junshi::Runtime wrong(R"({"mode":1})"); }) == JUNSHI_BAD_INPUT);
    std::cout << "fine\n";
}

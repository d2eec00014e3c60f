/* Junshi for C++17: the functions of junshi.h with owners, exceptions and views. Header only.
 *
 * JSON goes in as anything with data() and size() (std::string, std::string_view, QByteArray) or as a
 * literal, and comes out as a junshi::Text, which is freed by itself. */
#ifndef JUNSHI_HPP
#define JUNSHI_HPP

#include <cstring>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "junshi.h"

namespace junshi {

/* JSON that junshi has told. */
class Text {
public:
    Text() noexcept : buffer_{nullptr, 0} {}
    Text(Text &&other) noexcept : buffer_(other.buffer_) { other.buffer_ = junshi_buffer{nullptr, 0}; }
    Text &operator=(Text &&other) noexcept {
        std::swap(buffer_, other.buffer_);
        return *this;
    }
    Text(const Text &) = delete;
    Text &operator=(const Text &) = delete;
    ~Text() { junshi_free_buffer(&buffer_); }

    const char *data() const noexcept { return buffer_.data ? buffer_.data : ""; }
    std::size_t size() const noexcept { return buffer_.length; }
    std::string str() const { return std::string(data(), size()); }
    operator std::string_view() const noexcept { return std::string_view(data(), size()); }
    /* Where the functions of junshi.h write. */
    junshi_buffer *out() noexcept { return &buffer_; }

private:
    junshi_buffer buffer_;
};

inline std::ostream &operator<<(std::ostream &stream, const Text &text) {
    return stream.write(text.data(), static_cast<std::streamsize>(text.size()));
}

/* JSON that a host sends; it only looks at what it was made of. */
class Json {
public:
    Json() noexcept : data_(nullptr), size_(0) {}
    Json(const char *text) noexcept : data_(text), size_(text ? std::strlen(text) : 0) {}
    template <class Bytes, class = decltype(std::declval<const Bytes &>().data()),
              class = decltype(std::declval<const Bytes &>().size())>
    Json(const Bytes &bytes) noexcept
        : data_(reinterpret_cast<const char *>(bytes.data())), size_(static_cast<std::size_t>(bytes.size())) {
        static_assert(sizeof(*std::declval<const Bytes &>().data()) == 1, "JSON is sent as UTF-8");
    }
    const char *data() const noexcept { return data_; }
    std::size_t size() const noexcept { return size_; }

private:
    const char *data_;
    std::size_t size_;
};

/* A failed call. Nothing has changed. */
class Error : public std::runtime_error {
public:
    Error(int code, const std::string &message, std::string json)
        : std::runtime_error(message), code_(code), json_(std::move(json)) {}
    /* JUNSHI_BAD_INPUT and so on. */
    int code() const noexcept { return code_; }
    /* {"code", "message"}, and for JUNSHI_BAD_INPUT "path", "expected" and "found". */
    const std::string &json() const noexcept { return json_; }

    /* Throws this thread's last failure unless the code is JUNSHI_OK. */
    static void check(int code) {
        if (code == JUNSHI_OK) return;
        std::string message(junshi_last_error(nullptr, 0), '\0');
        junshi_last_error(&message[0], message.size() + 1);
        Text json;
        junshi_last_error_json(json.out());
        throw Error(code, message, json.str());
    }

private:
    int code_;
    std::string json_;
};

/* One table. It belongs to the thread that opened it, unless "thread": "own" was asked for. */
class Match {
public:
    explicit Match(junshi_match number = 0) noexcept : number_(number) {}
    Match(Match &&other) noexcept : number_(std::exchange(other.number_, 0)), opened_(std::move(other.opened_)) {}
    Match &operator=(Match &&other) noexcept {
        std::swap(number_, other.number_);
        opened_ = std::move(other.opened_);
        return *this;
    }
    Match(const Match &) = delete;
    Match &operator=(const Match &) = delete;
    ~Match() {
        if (number_ != 0) junshi_close(number_);
    }

    /* What was said when it was opened. */
    const Text &opened() const noexcept { return opened_; }
    Text observe(Json told) { return call(junshi_observe, told); }
    Text decide(Json asked) { return call(junshi_decide, asked); }
    Text reload() { return call(junshi_reload); }
    Text save() { return call(junshi_save); }
    /* Closes it now, and tells where that fails. */
    void close() { Error::check(junshi_close(std::exchange(number_, 0))); }
    junshi_match number() const noexcept { return number_; }

private:
    friend class Runtime;
    template <class Function, class... Sent> Text call(Function function, const Sent &...sent) {
        Text told;
        if constexpr (sizeof...(Sent) == 0) {
            Error::check(function(number_, told.out()));
        } else {
            Error::check(function(number_, sent.data()..., sent.size()..., told.out()));
        }
        return told;
    }

    junshi_match number_;
    Text opened_;
};

/* What matches share. May be used from any thread. */
class Runtime {
public:
    explicit Runtime(Json description = Json()) : number_(0) {
        if (junshi_abi_version() != JUNSHI_ABI_VERSION) {
            throw std::runtime_error("junshi: the library is not the one of this header");
        }
        Error::check(junshi_new(description.data(), description.size(), &number_));
    }
    Runtime(Runtime &&other) noexcept : number_(std::exchange(other.number_, 0)) {}
    Runtime &operator=(Runtime &&other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    Runtime(const Runtime &) = delete;
    Runtime &operator=(const Runtime &) = delete;
    ~Runtime() {
        if (number_ != 0) junshi_free(number_);
    }

    Text load(Json game) { return call(junshi_load, game); }
    Text decide(Json scene) { return call(junshi_decide_scene, scene); }
    Match open(Json scene) { return begin(junshi_open, scene); }
    Match restore(Json journal) { return begin(junshi_restore, journal); }
    junshi_runtime number() const noexcept { return number_; }

private:
    template <class Function> Text call(Function function, Json sent) {
        Text told;
        Error::check(function(number_, sent.data(), sent.size(), told.out()));
        return told;
    }
    template <class Function> Match begin(Function function, Json sent) {
        Match match;
        Error::check(function(number_, sent.data(), sent.size(), &match.number_, match.opened_.out()));
        return match;
    }

    junshi_runtime number_;
};

} // namespace junshi

#endif

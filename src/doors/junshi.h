/* Junshi: an AI runtime for card and board games, for C and C++. A host sends its state and a question
 * as JSON and gets an answer, legal and explained, as JSON. Made by cbindgen; change src/doors/capi.rs.
 *
 * Text goes in as a pointer and a length, in UTF-8, at most 16 MiB. Functions that can fail give JUNSHI_OK or
 * another code, and junshi_last_error tells why; nothing has changed then. What they tell goes into a buffer,
 * which junshi_free_buffer frees. A runtime may be used from any thread, a match from the one that opened it,
 * or from any where "thread": "own" was asked for. A number that was freed or closed is an error, never a
 * crash. */
#ifndef JUNSHI_H
#define JUNSHI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Version of the functions below: it grows when one of them changes.
 */
#define JUNSHI_ABI_VERSION 1

/**
 * Everything went well.
 */
#define JUNSHI_OK 0

/**
 * A pointer is NULL where something has to be.
 */
#define JUNSHI_NULL_POINTER 1

/**
 * The text is not UTF-8.
 */
#define JUNSHI_NOT_UTF8 2

/**
 * The text is longer than 16 MiB.
 */
#define JUNSHI_TOO_LONG 3

/**
 * The JSON does not fit: `junshi_last_error_json` tells where, what was expected and what was found.
 */
#define JUNSHI_BAD_INPUT 4

/**
 * There is no runtime or match of this number, or it has been freed or closed.
 */
#define JUNSHI_NO_HANDLE 5

/**
 * The match belongs to another thread: the one that opened it.
 */
#define JUNSHI_WRONG_THREAD 6

/**
 * A mod cannot be loaded at all.
 */
#define JUNSHI_BAD_MOD 7

/**
 * A file cannot be read or written.
 */
#define JUNSHI_IO 8

/**
 * The script engine has failed, as when memory is short.
 */
#define JUNSHI_ENGINE 9

/**
 * A fault of the library; the match that it befell is closed, everything else goes on.
 */
#define JUNSHI_PANIC 10

/**
 * Number of a runtime; 0 is none.
 */
typedef uint64_t junshi_runtime;

/**
 * Text that a function gives: JSON in UTF-8 with a NUL behind it. `junshi_free_buffer` frees it.
 */
typedef struct junshi_buffer {
    /**
     * First byte; NULL where there is no text.
     */
    char *data;
    /**
     * How many bytes, the NUL not counted.
     */
    size_t length;
} junshi_buffer;

/**
 * Number of a match; 0 is none.
 */
typedef uint64_t junshi_match;

/**
 * The library's version, such as "0.1.0".
 */
const char *junshi_version(void);

/**
 * Version of these functions: compare it with `JUNSHI_ABI_VERSION` before anything else.
 */
uint32_t junshi_abi_version(void);

/**
 * Makes a runtime, which holds what matches share. `json` may be NULL with length 0, or an object:
 * {"mods": [path or {"id","file","text"}], "brain": path, "profile": name, "settings": {...},
 * "limits": {"ms","mib","fuel"}, "trace": "off"|"brief"|"full", "ratings": path}.
 * A runtime may be used from any thread.
 */
int junshi_new(const char *json, size_t length, junshi_runtime *runtime);

/**
 * Frees a runtime. Its matches go on until they are closed.
 */
int junshi_free(junshi_runtime runtime);

/**
 * Loads the scripts of a game now, {"game": name}, and tells {"files": number, "faults": [{"mod",
 * "file", "line", "text", ...}]}. `out` may be NULL.
 */
int junshi_load(junshi_runtime runtime, const char *json, size_t length, struct junshi_buffer *out);

/**
 * Answers the question of a whole scene, an envelope with "ask"; beside it "ms", the time it may take.
 * Tells the same as `junshi_decide`.
 */
int junshi_decide_scene(junshi_runtime runtime, const char *json, size_t length, struct junshi_buffer *out);

/**
 * Opens a match on an envelope without "ask": {"game", "snapshot", "seed", ...}; beside these "journal"
 * ("memory" or a path), "trace", and "thread": a match belongs to the thread that opens it, with
 * "own" it gets one of its own and may be used from any. Tells {"defaults", "faults"}; `out` may be
 * NULL.
 */
int junshi_open(junshi_runtime runtime,
                const char *json,
                size_t length,
                junshi_match *table,
                struct junshi_buffer *out);

/**
 * Opens a match from its journal: {"journal": text} or {"path": path}; beside these "force", which
 * takes other mods than were in force, and "thread". Tells {"decisions": number}; `out` may be NULL.
 */
int junshi_restore(junshi_runtime runtime,
                   const char *json,
                   size_t length,
                   junshi_match *table,
                   struct junshi_buffer *out);

/**
 * Tells a match what changed and what happened: {"snapshot"} or {"delta"}, then {"events"}. All of it
 * is taken or nothing. Tells {"faults"}; `out` may be NULL.
 */
int junshi_observe(junshi_match table, const char *json, size_t length, struct junshi_buffer *out);

/**
 * Answers a question: {"ask": {"kind", "seat", ...}}, beside it "ms", the time it may take. Tells
 * {"answer", "source", "delay_ms", "decision", "trace", ...}.
 */
int junshi_decide(junshi_match table, const char *json, size_t length, struct junshi_buffer *out);

/**
 * Reads the scripts again. Tells {"reloaded", "faults"}: the old scripts stay in force where the new
 * ones have faults. `out` may be NULL.
 */
int junshi_reload(junshi_match table, struct junshi_buffer *out);

/**
 * Tells {"journal": text} or {"path": path} of a match that was opened with "journal".
 */
int junshi_save(junshi_match table, struct junshi_buffer *out);

/**
 * Closes a match.
 */
int junshi_close(junshi_match table);

/**
 * Frees the text of a buffer and empties it; an empty buffer is left alone.
 */
int junshi_free_buffer(struct junshi_buffer *buffer);

/**
 * Copies the text of this thread's last failure, cut to `capacity` bytes with the NUL behind it, and
 * gives its whole length without the NUL. `text` may be NULL with `capacity` 0.
 */
size_t junshi_last_error(char *text, size_t capacity);

/**
 * Tells this thread's last failure as {"code", "message"}, and for `JUNSHI_BAD_INPUT` also "path",
 * "expected" and "found".
 */
int junshi_last_error_json(struct junshi_buffer *out);

#ifdef __cplusplus
}
#endif

#endif /* JUNSHI_H */

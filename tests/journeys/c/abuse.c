/* A host that does everything wrong: each time there is an error code, and the next call works.
 *
 * usage: abuse CYCLES; prints by how many KiB the process grew over that many open and close. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "junshi.h"

#define CHECK(expected, call)                                                                                  \
    do {                                                                                                       \
        int code = (call);                                                                                     \
        if (code != (expected)) {                                                                              \
            char why[300];                                                                                     \
            junshi_last_error(why, sizeof why);                                                                \
            fprintf(stderr, "line %d: %s gave %d, not %d: %s\n", __LINE__, #call, code, (expected), why);      \
            exit(1);                                                                                           \
        }                                                                                                      \
    } while (0)
#define TEXT(text) text, strlen(text)

static const char TABLE[] = "{\"game\":\"gomoku\",\"snapshot\":{\"size\":9,\"rule\":\"freestyle\",\"moves\":[\"E5\"]}}";
static const char OWN[] =
    "{\"game\":\"gomoku\",\"thread\":\"own\",\"snapshot\":{\"size\":9,\"rule\":\"freestyle\",\"moves\":[\"E5\"]}}";
static const char QUESTION[] = "{\"ask\":{\"kind\":\"move\",\"seat\":\"white\"}}";

static junshi_runtime runtime;
static junshi_match table;

static void nulls(void) {
    junshi_buffer told = {NULL, 0};
    junshi_match none = 9;
    CHECK(JUNSHI_NULL_POINTER, junshi_new(NULL, 0, NULL));
    CHECK(JUNSHI_NULL_POINTER, junshi_new(NULL, 5, &none));
    CHECK(JUNSHI_NULL_POINTER, junshi_open(runtime, TEXT(TABLE), NULL, &told));
    CHECK(JUNSHI_NULL_POINTER, junshi_open(runtime, NULL, 7, &none, &told));
    if (none != 0 || told.data != NULL) exit(1);
    CHECK(JUNSHI_BAD_INPUT, junshi_open(runtime, NULL, 0, &none, NULL));
    CHECK(JUNSHI_NULL_POINTER, junshi_decide(table, NULL, 3, &told));
    CHECK(JUNSHI_NULL_POINTER, junshi_free_buffer(NULL));
    CHECK(JUNSHI_OK, junshi_free_buffer(&told));
    CHECK(JUNSHI_OK, junshi_decide(table, TEXT(QUESTION), NULL));
    if (junshi_last_error(NULL, 0) == 0 || junshi_last_error(NULL, 10) == 0) exit(1);
}

static void texts(void) {
    static const char *const wrong[] = {"", "{", "[]", "null", "{\"ask\":1}", "{\"ask\":{}}", "{\"asks\":{}}",
                                        "{\"ask\":{\"kind\":\"move\",\"seat\":\"green\"}}", "{\"ask\":{}} x"};
    size_t i, huge = (size_t)20 << 20, deep = 100000;
    char why[8], *big = malloc(huge);
    junshi_buffer told = {NULL, 0};
    for (i = 0; i < sizeof wrong / sizeof *wrong; i++) CHECK(JUNSHI_BAD_INPUT, junshi_decide(table, TEXT(wrong[i]), &told));
    CHECK(JUNSHI_BAD_INPUT, junshi_decide(table, QUESTION, strlen(QUESTION) - 3, &told));
    CHECK(JUNSHI_BAD_INPUT, junshi_decide(table, QUESTION, sizeof QUESTION, &told));
    CHECK(JUNSHI_TOO_LONG, junshi_decide(table, QUESTION, (size_t)-1, &told));
    CHECK(JUNSHI_NOT_UTF8, junshi_decide(table, "{\"ask\":\"\xff\xfe\"}", 11, &told));
    CHECK(JUNSHI_NOT_UTF8, junshi_decide(table, "\xe4\xbb", 2, &told));
    memset(big, ' ', huge);
    CHECK(JUNSHI_TOO_LONG, junshi_decide(table, big, huge, &told));
    CHECK(JUNSHI_BAD_INPUT, junshi_decide(table, big, (size_t)16 << 20, &told));
    memset(big, '[', deep);
    CHECK(JUNSHI_BAD_INPUT, junshi_decide(table, big, deep, &told));
    free(big);
    if (junshi_last_error(why, sizeof why) < sizeof why || strlen(why) != sizeof why - 1) exit(1);
}

static void stale(void) {
    junshi_match other = 0;
    junshi_buffer told = {NULL, 0}, twice;
    CHECK(JUNSHI_OK, junshi_open(runtime, TEXT(TABLE), &other, &told));
    twice = told;
    CHECK(JUNSHI_OK, junshi_free_buffer(&told));
    CHECK(JUNSHI_OK, junshi_free_buffer(&told));
    CHECK(JUNSHI_NO_HANDLE, junshi_free_buffer(&twice));
    CHECK(JUNSHI_OK, junshi_close(other));
    CHECK(JUNSHI_NO_HANDLE, junshi_close(other));
    CHECK(JUNSHI_NO_HANDLE, junshi_decide(other, TEXT(QUESTION), &told));
    CHECK(JUNSHI_NO_HANDLE, junshi_observe(0, TEXT("{}"), &told));
    CHECK(JUNSHI_NO_HANDLE, junshi_save((junshi_match)-1, &told));
    CHECK(JUNSHI_NO_HANDLE, junshi_decide(runtime, TEXT(QUESTION), &told));
    CHECK(JUNSHI_NO_HANDLE, junshi_open(table, TEXT(TABLE), &other, &told));
    CHECK(JUNSHI_NO_HANDLE, junshi_free(table));
    CHECK(JUNSHI_BAD_INPUT, junshi_save(table, &told));
}

static void *other_thread(void *own) {
    junshi_match mine = 0;
    CHECK(JUNSHI_WRONG_THREAD, junshi_decide(table, TEXT(QUESTION), NULL));
    CHECK(JUNSHI_WRONG_THREAD, junshi_close(table));
    CHECK(JUNSHI_OK, junshi_decide(*(junshi_match *)own, TEXT(QUESTION), NULL));
    CHECK(JUNSHI_BAD_INPUT, junshi_decide(*(junshi_match *)own, TEXT("{}"), NULL));
    CHECK(JUNSHI_OK, junshi_open(runtime, TEXT(TABLE), &mine, NULL));
    *(junshi_match *)own = mine; /* left open: it ends with this thread */
    return NULL;
}

static void threads(void) {
    pthread_t thread;
    junshi_match own = 0, ended;
    CHECK(JUNSHI_OK, junshi_open(runtime, TEXT(OWN), &own, NULL));
    ended = own;
    if (pthread_create(&thread, NULL, other_thread, &ended) != 0 || pthread_join(thread, NULL) != 0) exit(1);
    CHECK(JUNSHI_NO_HANDLE, junshi_decide(ended, TEXT(QUESTION), NULL));
    CHECK(JUNSHI_OK, junshi_close(own));
    CHECK(JUNSHI_NO_HANDLE, junshi_close(own));
}

static long resident_kib(void) {
    long pages = 0, skipped;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file != NULL) {
        if (fscanf(file, "%ld %ld", &skipped, &pages) != 2) pages = 0;
        fclose(file);
    }
    return pages * 4;
}

static void cycle(const char *scene) {
    junshi_match match = 0;
    junshi_buffer told = {NULL, 0};
    CHECK(JUNSHI_OK, junshi_open(runtime, TEXT(scene), &match, &told));
    CHECK(JUNSHI_OK, junshi_free_buffer(&told));
    CHECK(JUNSHI_OK, junshi_close(match));
}

int main(int count, char **words) {
    long i, before, cycles = count > 1 ? atol(words[1]) : 10;
    if (junshi_abi_version() != JUNSHI_ABI_VERSION || junshi_version()[0] == 0) return 1;
    CHECK(JUNSHI_OK, junshi_new(TEXT("{\"profile\":\"seed\",\"trace\":\"off\"}"), &runtime));
    CHECK(JUNSHI_OK, junshi_open(runtime, TEXT(TABLE), &table, NULL));
    nulls();
    texts();
    stale();
    threads();
    CHECK(JUNSHI_OK, junshi_decide(table, TEXT(QUESTION), NULL));
    for (i = 0; i < cycles / 10 + 5; i++) cycle(i % 10 == 0 ? OWN : TABLE);
    before = resident_kib();
    for (i = 0; i < cycles; i++) cycle(i % 10 == 0 ? OWN : TABLE);
    printf("%ld KiB\n", resident_kib() - before);
    CHECK(JUNSHI_OK, junshi_close(table));
    CHECK(JUNSHI_OK, junshi_free(runtime));
    CHECK(JUNSHI_NO_HANDLE, junshi_free(runtime));
    return 0;
}

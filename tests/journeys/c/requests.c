/* Carries out requests of standard input, METHOD JSON a line, and tells CODE JSON a line.
 *
 * Methods: open restore (of the only match) observe decide save reload close, scene load (of the
 * runtime). The first argument describes the runtime. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "junshi.h"

static junshi_runtime runtime;
static junshi_match table;

/* A match that is opened takes the place of the last one. */
static int begin(const char *method, const char *json, junshi_buffer *told) {
    int is_new = strcmp(method, "open") == 0;
    junshi_match match = 0;
    int code = (is_new ? junshi_open : junshi_restore)(runtime, json, strlen(json), &match, told);
    if (code == JUNSHI_OK) table = match;
    return code;
}

static int act(const char *method, const char *json, junshi_buffer *told) {
    size_t length = strlen(json);
    if (strcmp(method, "open") == 0 || strcmp(method, "restore") == 0) return begin(method, json, told);
    if (strcmp(method, "observe") == 0) return junshi_observe(table, json, length, told);
    if (strcmp(method, "decide") == 0) return junshi_decide(table, json, length, told);
    if (strcmp(method, "scene") == 0) return junshi_decide_scene(runtime, json, length, told);
    if (strcmp(method, "load") == 0) return junshi_load(runtime, json, length, told);
    if (strcmp(method, "reload") == 0) return junshi_reload(table, told);
    if (strcmp(method, "save") == 0) return junshi_save(table, told);
    if (strcmp(method, "close") == 0) return junshi_close(table);
    return -1;
}

int main(int count, char **words) {
    size_t capacity = (size_t)1 << 20, end;
    char *line = malloc(capacity);
    if (line == NULL || count < 2 || junshi_new(words[1], strlen(words[1]), &runtime) != JUNSHI_OK) return 1;
    while (fgets(line, (int)capacity, stdin) != NULL) {
        junshi_buffer told = {NULL, 0};
        char *json;
        int code;
        for (end = strlen(line); end > 0 && line[end - 1] == '\n'; end--) line[end - 1] = 0;
        json = strchr(line, ' ');
        if (json == NULL) return 1;
        *json++ = 0;
        code = act(line, json, &told);
        if (code != JUNSHI_OK) junshi_last_error_json(&told);
        printf("%d %s\n", code, told.data == NULL ? "null" : told.data);
        fflush(stdout);
        junshi_free_buffer(&told);
    }
    junshi_free(runtime);
    free(line);
    return 0;
}

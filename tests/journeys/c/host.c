/* A host in C: opens a table on which Cao Pi was hurt, and asks whom he banishes. */
#include <stdio.h>
#include <string.h>

#include "junshi.h"

/* a game server knows how long its players may wait */
static const char SETTINGS[] = "{\"limits\":{\"ms\":20000}}";
static const char TABLE[] =
    "{\"game\":\"sgs\",\"seed\":7,\"snapshot\":{\"players\":["
    "{\"name\":\"sgs1\",\"general\":\"sunquan\",\"role\":\"lord\",\"hp\":5},"
    "{\"name\":\"sgs2\",\"general\":\"sunshangxiang\",\"role\":\"loyalist\",\"hp\":1},"
    "{\"name\":\"sgs3\",\"general\":\"caopi\",\"role\":\"rebel\",\"hp\":2}]}}";
static const char QUESTION[] =
    "{\"ask\":{\"kind\":\"askForPlayerChosen\",\"seat\":\"sgs3\",\"reason\":\"fangzhu\","
    "\"targets\":[\"sgs1\",\"sgs2\"],\"optional\":true}}";

int main(void) {
    junshi_runtime runtime = 0;
    junshi_match table = 0;
    junshi_buffer told = {NULL, 0};
    int code = junshi_new(SETTINGS, strlen(SETTINGS), &runtime);
    if (code == JUNSHI_OK) code = junshi_open(runtime, TABLE, strlen(TABLE), &table, NULL);
    if (code == JUNSHI_OK) code = junshi_decide(table, QUESTION, strlen(QUESTION), &told);
    if (code == JUNSHI_OK) {
        puts(told.data);
    } else {
        char why[500];
        junshi_last_error(why, sizeof why);
        fprintf(stderr, "junshi: %s\n", why);
    }
    junshi_free_buffer(&told);
    junshi_close(table);
    junshi_free(runtime);
    return code;
}

#include "session.h"

#include <string.h>

static int opened = 0;

int session_open(const char *user) {
    opened += 1;
    return opened * 100 + (int)strlen(user);
}

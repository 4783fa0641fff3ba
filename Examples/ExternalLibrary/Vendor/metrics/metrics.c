#include "metrics.h"

// The state that must not be there twice.
static int total = 0;

int metrics_count(const char *event) {
    (void)event;
    total += 1;
    return total;
}

int metrics_total(void) { return total; }

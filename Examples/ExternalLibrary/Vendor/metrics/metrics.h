#ifndef VENDOR_METRICS_H
#define VENDOR_METRICS_H

/// Counts an event, and returns how many were counted.
int metrics_count(const char *event);

/// How many events were counted.
int metrics_total(void);

#endif

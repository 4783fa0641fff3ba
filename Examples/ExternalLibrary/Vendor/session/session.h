#ifndef VENDOR_SESSION_H
#define VENDOR_SESSION_H

/// Opens a session for a user, and returns its number.
int session_open(const char *user);

#endif

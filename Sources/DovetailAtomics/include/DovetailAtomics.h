#ifndef DOVETAIL_ATOMICS_H
#define DOVETAIL_ATOMICS_H

// The few atomic operations and the lock that `shared` needs. C, because the
// `Synchronization` module needs newer systems than the library supports, and
// header-only functions inline into Swift.

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

/// Loads a pointer; what was written before its release is visible after.
static inline void *_Nullable dovetail_load_acquire(void *_Nonnull slot) {
    return __atomic_load_n((void **)slot, __ATOMIC_ACQUIRE);
}

/// Stores `value` where `slot` is still null and returns true, or changes nothing and returns false.
static inline bool dovetail_store_if_null(void *_Nonnull slot, void *_Nonnull value) {
    void *expected = NULL;
    return __atomic_compare_exchange_n(
        (void **)slot, &expected, value, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// Loads a flag; what was written before its release is visible after.
static inline bool dovetail_flag_acquire(void *_Nonnull flag) {
    return __atomic_load_n((bool *)flag, __ATOMIC_ACQUIRE);
}

/// Raises a flag; what was written before is visible to whoever sees it raised.
static inline void dovetail_flag_release(void *_Nonnull flag) {
    __atomic_store_n((bool *)flag, true, __ATOMIC_RELEASE);
}

/// A mutex that its own thread may lock again.
typedef struct {
    pthread_mutex_t mutex;
} dovetail_lock;

void dovetail_lock_make(dovetail_lock *_Nonnull lock);
void dovetail_lock_destroy(dovetail_lock *_Nonnull lock);

static inline void dovetail_lock_lock(dovetail_lock *_Nonnull lock) { pthread_mutex_lock(&lock->mutex); }
static inline void dovetail_lock_unlock(dovetail_lock *_Nonnull lock) { pthread_mutex_unlock(&lock->mutex); }

#endif

#ifndef DOVETAIL_ATOMICS_H
#define DOVETAIL_ATOMICS_H

// The few atomic operations and the locks that `shared` and containers need. C, because the
// `Synchronization` module needs newer systems than the library supports, and
// header-only functions inline into Swift.

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "DovetailStack.h"

/// The head of one shared value's cell; the value follows in memory.
typedef struct dovetail_cell {
    /// The cells below this one. Null until one is hung in, and constant from then on.
    struct dovetail_cell *_Nullable lesser;
    struct dovetail_cell *_Nullable greater;
    /// What the tree is ordered by: a one-to-one image of the declaration's line and column.
    uint64_t order;
    /// The declaration's file, ending in a zero byte.
    const char *_Nonnull file;
    /// The name of the function or property around the declaration, ending in a zero byte.
    const char *_Nonnull function;
    /// The identity of the value's type.
    uintptr_t type;
    /// Raised once the value is there.
    bool built;
    /// Held while the value is being built; its own thread may lock it again.
    pthread_mutex_t mutex;
} dovetail_cell;

/// A place where a cell hangs: a component's root pointer, or one of a cell's two.
typedef dovetail_cell *_Nullable *dovetail_slot;

/// Loads the cell in a slot; what was written before it was hung in is visible after.
static inline dovetail_cell *_Nullable dovetail_cell_in(dovetail_slot _Nonnull slot) {
    return __atomic_load_n(slot, __ATOMIC_ACQUIRE);
}

/// Hangs a cell into an empty slot and returns true, or changes nothing and returns false.
static inline bool dovetail_hang(dovetail_slot _Nonnull slot, dovetail_cell *_Nonnull cell) {
    dovetail_cell *expected = NULL;
    return __atomic_compare_exchange_n(slot, &expected, cell, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/// The slot below `cell` that leads to the cells of `order`.
static inline dovetail_slot _Nonnull dovetail_slot_below(dovetail_cell *_Nonnull cell, uint64_t order) {
    return order < cell->order ? &cell->lesser : &cell->greater;
}

/// Whether the value is there; if so, what built it is visible after.
static inline bool dovetail_is_built(dovetail_cell *_Nonnull cell) {
    return __atomic_load_n(&cell->built, __ATOMIC_ACQUIRE);
}

/// Says that the value is there; what was written before is visible to whoever sees it.
static inline void dovetail_set_built(dovetail_cell *_Nonnull cell) {
    __atomic_store_n(&cell->built, true, __ATOMIC_RELEASE);
}

/// Fills the head of a new cell, which no other thread can see yet.
void dovetail_cell_make(
    dovetail_cell *_Nonnull cell, uint64_t order, const char *_Nonnull file, const char *_Nonnull function,
    uintptr_t type);
void dovetail_cell_destroy(dovetail_cell *_Nonnull cell);
void dovetail_cell_lock(dovetail_cell *_Nonnull cell);
void dovetail_cell_unlock(dovetail_cell *_Nonnull cell);
/// Locks the cell unless that takes longer than until a time of `dovetail_milliseconds`; whether it is locked.
bool dovetail_cell_lock_until(dovetail_cell *_Nonnull cell, uint64_t milliseconds);

/// Whether two texts that end in a zero byte are equal.
bool dovetail_same_text(const char *_Nonnull one, const char *_Nonnull other);

/// Whether a flag is raised; if so, what was written before is visible after.
static inline bool dovetail_flag(const bool *_Nonnull flag) { return __atomic_load_n(flag, __ATOMIC_ACQUIRE); }

/// Raised for good when a process first replaces services for a task.
extern bool dovetail_replacing;

static inline bool dovetail_is_replacing(void) { return __atomic_load_n(&dovetail_replacing, __ATOMIC_RELAXED); }

/// Raised for good when a process first replaces services for a task, or observes a container: a resolution may then not
/// take the shortest way.
extern bool dovetail_detour;

static inline bool dovetail_is_detouring(void) { return __atomic_load_n(&dovetail_detour, __ATOMIC_RELAXED); }

static inline void dovetail_start_detouring(void) { __atomic_store_n(&dovetail_detour, true, __ATOMIC_RELAXED); }

static inline void dovetail_start_replacing(void) {
    __atomic_store_n(&dovetail_replacing, true, __ATOMIC_RELAXED);
    dovetail_start_detouring();
}

/// Raised for good when a process first builds a service asynchronously.
extern bool dovetail_async;

static inline bool dovetail_is_async(void) { return __atomic_load_n(&dovetail_async, __ATOMIC_RELAXED); }

static inline void dovetail_start_async(void) { __atomic_store_n(&dovetail_async, true, __ATOMIC_RELAXED); }

/// Raises a flag; what was written before is visible to whoever sees it.
static inline void dovetail_raise_flag(bool *_Nonnull flag) { __atomic_store_n(flag, true, __ATOMIC_RELEASE); }

/// Loads a pointer; what was written before it was set is visible after.
static inline void *_Nullable dovetail_pointer_in(void *_Nullable *_Nonnull place) {
    return __atomic_load_n(place, __ATOMIC_ACQUIRE);
}

/// Sets a pointer; what was written before is visible to whoever loads it.
static inline void dovetail_set_pointer(void *_Nullable *_Nonnull place, void *_Nullable pointer) {
    __atomic_store_n(place, pointer, __ATOMIC_RELEASE);
}

/// A lock of its own.
typedef struct dovetail_lock dovetail_lock;

dovetail_lock *_Nonnull dovetail_lock_make(void);
void dovetail_lock_destroy(dovetail_lock *_Nonnull lock);
void dovetail_lock_lock(dovetail_lock *_Nonnull lock);
void dovetail_lock_unlock(dovetail_lock *_Nonnull lock);

/// The calling thread, as a number that no other living thread has.
uintptr_t dovetail_thread(void);

// The one lock of all containers' waiting threads, and their condition.
void dovetail_waits_lock(void);
void dovetail_waits_unlock(void);
/// Waits for a wake; the lock is free meanwhile. May return without one.
void dovetail_waits_wait(void);
/// The same, but at most until a time of `dovetail_milliseconds`; whether it has come.
bool dovetail_waits_wait_until(uint64_t milliseconds);
void dovetail_waits_wake(void);

/// The system's clock, in milliseconds.
uint64_t dovetail_milliseconds(void);
/// A clock that is never set, in nanoseconds.
uint64_t dovetail_nanoseconds(void);
/// Whether the calling thread is the process's first; false where that is unknown.
bool dovetail_is_main_thread(void);
/// Writes a line to the standard error.
void dovetail_say(const char *_Nonnull text);

#endif

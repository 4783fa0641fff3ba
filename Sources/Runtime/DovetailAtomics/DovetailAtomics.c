#include "DovetailAtomics.h"

#include "DovetailStack.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

void dovetail_cell_make(
    dovetail_cell *cell, uint64_t order, const char *file, const char *function, uintptr_t type) {
    cell->lesser = NULL;
    cell->greater = NULL;
    cell->order = order;
    cell->file = file;
    cell->function = function;
    cell->type = type;
    cell->built = false;

    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&cell->mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

void dovetail_cell_destroy(dovetail_cell *cell) { pthread_mutex_destroy(&cell->mutex); }

void dovetail_cell_lock(dovetail_cell *cell) { pthread_mutex_lock(&cell->mutex); }

void dovetail_cell_unlock(dovetail_cell *cell) { pthread_mutex_unlock(&cell->mutex); }

bool dovetail_cell_lock_until(dovetail_cell *cell, uint64_t milliseconds) {
    // Not every system has `pthread_mutex_timedlock`.
    const struct timespec pause = {0, 1000000};
    while (pthread_mutex_trylock(&cell->mutex) != 0) {
        if (dovetail_milliseconds() >= milliseconds) return false;
        nanosleep(&pause, NULL);
    }
    return true;
}

bool dovetail_same_text(const char *one, const char *other) { return strcmp(one, other) == 0; }

struct dovetail_lock {
    pthread_mutex_t mutex;
};

dovetail_lock *dovetail_lock_make(void) {
    dovetail_lock *lock = malloc(sizeof *lock);
    if (!lock) abort();
    pthread_mutex_init(&lock->mutex, NULL);
    return lock;
}

void dovetail_lock_destroy(dovetail_lock *lock) {
    pthread_mutex_destroy(&lock->mutex);
    free(lock);
}

void dovetail_lock_lock(dovetail_lock *lock) { pthread_mutex_lock(&lock->mutex); }

void dovetail_lock_unlock(dovetail_lock *lock) { pthread_mutex_unlock(&lock->mutex); }

uintptr_t dovetail_thread(void) { return (uintptr_t)pthread_self(); }

bool dovetail_replacing = false;

bool dovetail_detour = false;

bool dovetail_async = false;

static pthread_mutex_t waits = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;

void dovetail_waits_lock(void) { pthread_mutex_lock(&waits); }

void dovetail_waits_unlock(void) { pthread_mutex_unlock(&waits); }

void dovetail_waits_wait(void) { pthread_cond_wait(&wake, &waits); }

bool dovetail_waits_wait_until(uint64_t milliseconds) {
    const struct timespec time = {(time_t)(milliseconds / 1000), (long)(milliseconds % 1000) * 1000000};
    pthread_cond_timedwait(&wake, &waits, &time);
    return dovetail_milliseconds() >= milliseconds;
}

uint64_t dovetail_milliseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

uint64_t dovetail_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

bool dovetail_is_main_thread(void) {
#if defined(__APPLE__)
    return pthread_main_np() != 0;
#elif defined(__linux__)
    return syscall(SYS_gettid) == getpid();
#else
    return false;
#endif
}

void dovetail_say(const char *text) { fprintf(stderr, "%s\n", text); }

void dovetail_waits_wake(void) { pthread_cond_broadcast(&wake); }

_Thread_local dovetail_stack dovetail_own_stack;

void dovetail_enter_far(const void *registration) {
    dovetail_stack *stack = &dovetail_own_stack;
    uint32_t index = stack->count - dovetail_near;
    if (index == stack->room) {
        stack->room = stack->room ? 2 * stack->room : dovetail_near;
        stack->far = realloc(stack->far, stack->room * sizeof *stack->far);
        if (!stack->far) abort();
    }
    stack->far[index] = registration;
    stack->count++;
}

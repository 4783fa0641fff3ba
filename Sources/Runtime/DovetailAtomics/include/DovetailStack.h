#ifndef DOVETAIL_STACK_H
#define DOVETAIL_STACK_H

// What the calling thread is building now: the registrations whose factories run, the
// outermost first. C, because Swift has no thread-local variable without a lookup.

#include <stdint.h>
#include <stdlib.h>

enum { dovetail_near = 32 };

/// A container that keeps what is made while a deferred service of its singletons is resolved; `outer` is the next one.
typedef struct dovetail_keeper {
    uintptr_t container;
    const struct dovetail_keeper *_Nullable outer;
} dovetail_keeper;

/// One thread's registrations; the first ones stand in place, further ones in `far`.
typedef struct dovetail_stack {
    uint32_t count;
    uint32_t room;
    const void *_Nonnull *_Nullable far;
    /// What is to be done once no factory runs any more; null where nothing is.
    void *_Nullable pending;
    /// How many resolutions that began on the main actor are under way.
    uint32_t main;
    /// The innermost keeper; null if there is none.
    const dovetail_keeper *_Nullable keeper;
    const void *_Nonnull near[dovetail_near];
} dovetail_stack;

extern _Thread_local dovetail_stack dovetail_own_stack;

/// How many factories run.
static inline uint32_t dovetail_depth(void) { return dovetail_own_stack.count; }

/// What is to be done once no factory of this thread runs any more.
static inline void *_Nullable dovetail_pending(void) { return dovetail_own_stack.pending; }

static inline void dovetail_set_pending(void *_Nullable pending) { dovetail_own_stack.pending = pending; }

/// Whether a resolution that began on the main actor is under way, so that this code runs on the main actor.
static inline int dovetail_is_on_main(void) { return dovetail_own_stack.main > 0; }

static inline void dovetail_enter_main(void) { dovetail_own_stack.main++; }

static inline void dovetail_leave_main(void) { dovetail_own_stack.main--; }

static inline const dovetail_keeper *_Nullable dovetail_innermost_keeper(void) { return dovetail_own_stack.keeper; }

static inline void dovetail_set_innermost_keeper(const dovetail_keeper *_Nullable keeper) {
    dovetail_own_stack.keeper = keeper;
}

/// The registration at a depth below `dovetail_depth`.
static inline const void *_Nonnull dovetail_at(uint32_t depth) {
    dovetail_stack *stack = &dovetail_own_stack;
    return depth < dovetail_near ? stack->near[depth] : stack->far[depth - dovetail_near];
}

/// How many factories of a registration run.
static inline uint32_t dovetail_rounds(const void *_Nonnull registration) {
    dovetail_stack *stack = &dovetail_own_stack;
    uint32_t rounds = 0;
    uint32_t depth = stack->count;
    for (uint32_t index = 0; index < depth && index < dovetail_near; index++) rounds += stack->near[index] == registration;
    for (uint32_t index = dovetail_near; index < depth; index++) rounds += stack->far[index - dovetail_near] == registration;
    return rounds;
}

void dovetail_enter_far(const void *_Nonnull registration);

/// Says that a factory of a registration starts.
static inline void dovetail_enter(const void *_Nonnull registration) {
    dovetail_stack *stack = &dovetail_own_stack;
    if (stack->count < dovetail_near) {
        stack->near[stack->count++] = registration;
    } else {
        dovetail_enter_far(registration);
    }
}

/// Says that the factory that started last has ended.
static inline void dovetail_leave(void) {
    dovetail_stack *stack = &dovetail_own_stack;
    if (--stack->count == dovetail_near) {
        free(stack->far);
        stack->far = NULL;
        stack->room = 0;
    }
}

#endif

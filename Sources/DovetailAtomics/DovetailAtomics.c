#include "DovetailAtomics.h"

void dovetail_lock_make(dovetail_lock *lock) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&lock->mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
}

void dovetail_lock_destroy(dovetail_lock *lock) { pthread_mutex_destroy(&lock->mutex); }

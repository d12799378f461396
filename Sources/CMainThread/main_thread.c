// Keeps the main actor on the main thread in Swift Testing.
//
// The test runner waits for the tests in an asynchronous `main`, which leaves the main thread to Dispatch: on Linux Dispatch
// ends that thread, and the main actor runs on any free thread. GTK needs a fixed one. So this gives Swift's runtime another
// way to wait (swift_task_asyncMainDrainQueue_hook in swift/Runtime/Concurrency.h), before `main` begins. XCTest doesn't need
// it.
#include "main_thread.h"

#include <string.h>

extern void *swift_task_asyncMainDrainQueue_hook;

static __attribute__((swiftcall)) void wait_in_main_loop(void *original, void *replaced) { lp_testing_run_main_loop(); }

__attribute__((constructor)) static void begin(int count, char **arguments) {
  for (int index = 1; index + 1 < count; index++)
    if (!strcmp(arguments[index], "--testing-library") && !strcmp(arguments[index + 1], "swift-testing"))
      swift_task_asyncMainDrainQueue_hook = (void *)wait_in_main_loop;
}

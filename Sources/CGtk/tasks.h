// Swift's hook for jobs that aren't the main actor's (swift/Runtime/Concurrency.h of the Swift runtime). Its functions use
// Swift's calling convention, which Swift itself can't give a function pointer.
#pragma once

typedef struct LpJob LpJob;
typedef struct {
  gsize identity, implementation;
} LpExecutor;
typedef __attribute__((swiftcall)) void (*LpEnqueue)(LpJob *job);

extern void *swift_task_enqueueGlobal_hook;
__attribute__((swiftcall)) void swift_job_run(LpJob *job, LpExecutor executor);

/// The functions to call before and after each job.
typedef struct {
  void (*begin)(void);
  void (*end)(void);
} LpAroundJobs;

static void lp_run_job(gpointer job, gpointer data) {
  LpExecutor anyThread = {0, 0};
  LpAroundJobs *around = (LpAroundJobs *)data;
  around->begin();
  swift_job_run((LpJob *)job, anyThread);
  around->end();
}

static inline GThreadPool **lp_task_threads(void) {
  static GThreadPool *threads;
  return &threads;
}
static __attribute__((swiftcall)) void lp_enqueue_job(LpJob *job, LpEnqueue original) {
  g_thread_pool_push(*lp_task_threads(), job, NULL);
}

/// Makes Swift's tasks run on at most `most` threads of a GLib pool, which end after they have been idle for a while.
static inline void lp_run_tasks_on_threads(int most, void (*begin)(void), void (*end)(void)) {
  LpAroundJobs *around = g_new(LpAroundJobs, 1);
  *around = (LpAroundJobs){begin, end};
  *lp_task_threads() = g_thread_pool_new(lp_run_job, around, most, FALSE, NULL);
  swift_task_enqueueGlobal_hook = (void *)lp_enqueue_job;
}

import type { PgBoss, UpdateQueueOptions } from 'pg-boss';
import type { AnyTask, Patience } from '#platform/queue.ts';
import { USUAL_SECONDS } from '#platform/run-task.ts';

/** Where a copy of each task goes that failed for good, whoever found that out. */
export const PARKED = 'parked-tasks';

const INDIA = 'Asia/Kolkata';
const USUAL: Patience = { tries: 8, longestWaitSeconds: 3600 };
const FIRST_WAIT_SECONDS = 5;
/** A worker ends a task by itself before the database gives it up for lost. */
const MARGIN_SECONDS = 15;

/** How long a worker may be silent before its tasks are taken over. */
const HEARTBEAT_SECONDS = 15;

/** Makes the database know each kind of task as this version of the product does. */
export async function prepareQueues(boss: PgBoss, tasks: AnyTask[]): Promise<void> {
  // First, because the others name it.
  const wanted = new Map<string, UpdateQueueOptions>([
    [PARKED, { ...optionsOf({}), deadLetter: null, notify: false }],
  ]);
  for (const task of tasks) wanted.set(task.name, { ...optionsOf(task), deadLetter: PARKED, notify: true });
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of wanted) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name);
    if (!isSame(options, queue)) await boss.updateQueue(name, options);
  }
  await prepareSchedules(boss, tasks);
}

function optionsOf({ seconds = USUAL_SECONDS, patience = USUAL }: Pick<AnyTask, 'seconds' | 'patience'>) {
  return {
    retryLimit: patience.tries - 1,
    retryDelay: FIRST_WAIT_SECONDS,
    retryBackoff: true,
    retryDelayMax: patience.longestWaitSeconds,
    expireInSeconds: seconds + MARGIN_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

function isSame<T extends object>(wanted: T, known: Partial<Record<keyof T, unknown>> = {}): boolean {
  // The keys of an object are the keys of its type.
  return (Object.keys(wanted) as (keyof T)[]).every((name) => known[name] === wanted[name]);
}

async function prepareSchedules(boss: PgBoss, tasks: AnyTask[]) {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, schedule } of tasks) {
    if (schedule && !isSame({ cron: schedule, timezone: INDIA }, known.get(name))) {
      await boss.schedule(name, schedule, {}, { tz: INDIA });
    }
  }
}

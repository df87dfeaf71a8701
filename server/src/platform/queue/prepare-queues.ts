import type { PgBoss, UpdateQueueOptions } from 'pg-boss';
import type { RetryPolicy, TaskSettings } from '#platform/queue/queue-task.ts';
import { USUAL_SECONDS } from '#platform/queue/run-task.ts';

/** The queue with a copy of every task that failed permanently, whichever process noticed it. */
export const PARKED = 'parked-tasks';

const INDIA = 'Asia/Kolkata';
const USUAL: RetryPolicy = { tries: 8, longestWaitSeconds: 3600 };
const FIRST_WAIT_SECONDS = 5;
/** A worker aborts a task itself before the database considers it lost. */
const MARGIN_SECONDS = 15;

/** How long a worker may send no heartbeat before its tasks are taken over. */
const HEARTBEAT_SECONDS = 15;

/** Updates the queues in the database to match this version's tasks. */
export async function prepareQueues(boss: PgBoss, tasks: TaskSettings[]): Promise<void> {
  // Comes first, because the other queues refer to it.
  const expected = new Map<string, UpdateQueueOptions>([
    [PARKED, { ...optionsOf({}), deadLetter: null, notify: false }],
  ]);
  for (const task of tasks) expected.set(task.name, { ...optionsOf(task), deadLetter: PARKED, notify: true });
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, options] of expected) {
    const queue = known.get(name);
    if (!queue) await boss.createQueue(name);
    if (!isUpToDate(options, queue)) await boss.updateQueue(name, options);
  }
  await prepareSchedules(boss, tasks);
}

function optionsOf({
  seconds = USUAL_SECONDS,
  retryPolicy = USUAL,
}: Pick<TaskSettings, 'seconds' | 'retryPolicy'>) {
  return {
    retryLimit: retryPolicy.tries - 1,
    retryDelay: FIRST_WAIT_SECONDS,
    retryBackoff: true,
    retryDelayMax: retryPolicy.longestWaitSeconds,
    expireInSeconds: seconds + MARGIN_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
  };
}

function isUpToDate<T extends object>(expected: T, known: Partial<Record<keyof T, unknown>> = {}): boolean {
  // The cast is safe: the keys of an object are the keys of its type.
  return (Object.keys(expected) as (keyof T)[]).every((name) => known[name] === expected[name]);
}

async function prepareSchedules(boss: PgBoss, tasks: TaskSettings[]) {
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, schedule } of tasks) {
    if (schedule && !isUpToDate({ cron: schedule, timezone: INDIA }, known.get(name))) {
      await boss.schedule(name, schedule, {}, { tz: INDIA });
    }
  }
}

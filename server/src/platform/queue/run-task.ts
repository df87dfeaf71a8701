import type { Job, PgBoss } from 'pg-boss';
import { traced } from '#platform/config/traced.ts';
import type { AnyQueueTask } from '#platform/queue/queue-task.ts';

/** The time limit of a task that does not set one. */
export const USUAL_SECONDS = 60;

/** Runs a task and records its result on its own, whatever happens to the others of its batch. */
export async function runTask<S>(
  boss: PgBoss,
  task: AnyQueueTask<S>,
  services: S,
  job: Job<object>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await traced(`task ${task.name}`, () =>
      withTimeout(task.seconds ?? USUAL_SECONDS, task.run(services, job.data, job.id)),
    );
  } catch (error) {
    onFailure(error);
    await boss.fail(task.name, job, reasonOf(error));
    return;
  }
  await boss.complete(task.name, job);
}

async function withTimeout(seconds: number, run: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(
      () => fail(new Error(`The task took longer than ${seconds} seconds.`)),
      seconds * 1000,
    );
  });
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** Returns only name and message of an error: libraries attach the data they worked on to their errors. */
export function reasonOf(error: unknown): object {
  return error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) };
}

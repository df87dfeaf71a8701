import type { Job, PgBoss } from 'pg-boss';
import type { AnyTask } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';

/** How long a task may take that says nothing of it. */
export const USUAL_SECONDS = 60;

/** Runs a task and notes what came of it by itself, whatever becomes of those that were taken with it. */
export async function runTask(
  boss: PgBoss,
  task: AnyTask,
  services: Services,
  job: Job<object>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  try {
    await within(task.seconds ?? USUAL_SECONDS, task.run(services, job.data, job.id));
  } catch (error) {
    onFailure(error);
    await boss.fail(task.name, job, reasonOf(error));
    return;
  }
  await boss.complete(task.name, job);
}

async function within(seconds: number, run: Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`It took longer than ${seconds} seconds.`)), seconds * 1000);
  });
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
}

/** Libraries hang what they worked on to their errors; of that nothing is kept. */
export function reasonOf(error: unknown): object {
  return error instanceof Error ? { name: error.name, message: error.message } : { message: String(error) };
}

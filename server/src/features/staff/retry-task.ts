import { z } from 'zod';
import { updateTaskToRetry } from '#features/staff/queries.ts';
import type { Database } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';

/** Sets a task that failed for good to work again, under the id it has, so that its effect is still known by it. */
export async function retryTask(db: Database, id: string): Promise<string> {
  const retried = z.uuid().safeParse(id).success && (await updateTaskToRetry(db, id));
  if (!retried) throw new Refusal(404, `There is no failed task ${id}.`);
  return `Tried again: ${retried.name}.`;
}

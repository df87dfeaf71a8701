import { z } from 'zod';
import { updateTaskToRetry } from '#features/admin/staff-commands/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { AppError } from '#platform/http/app-error.ts';

/** Retries a failed task under its existing id, so that an effect it already had is recognised. */
export async function retryTask(db: Database, id: string): Promise<string> {
  const retried = z.uuid().safeParse(id).success && (await updateTaskToRetry(db, id));
  if (!retried) throw new AppError('failed_task_not_found', { id });
  return `Retrying ${retried.name}.`;
}

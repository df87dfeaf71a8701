import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { updateTaskToRetry } from '#features/admin/today/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/**
 * Retries a failed task under its id, so that an effect it already had is recognised, and returns its name. Without
 * `staff` a command on the server does it.
 */
export async function retryTask(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: { id: string } | undefined,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const task = await updateTaskToRetry(trx, id);
    if (!task) throw new AppError('staff_task_gone');
    await insertStaffAct(trx, now(), staff, 'retried_task', ['task', id], { name: task.name });
    return task.name;
  });
}

import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { queueKindsOf } from '@kirdaar/contract/rules/staff-queue';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { handOver } from '#features/admin/today/hand-over.ts';
import { deleteClaim, listQueue, upsertClaim } from '#features/admin/today/queries.ts';
import { readQueue } from '#features/admin/today/read-queue.ts';
import { retryTask } from '#features/admin/today/retry-task.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function todayRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'GET /api/admin/today', async ({ actor, query: { kind }, contentLanguage: language }) => {
    return { success: true, ...(await readQueue(services, actor, language, kind)) };
  });

  serve(app, 'POST /api/admin/today/take', async ({ actor, body: { item, taken, hand_over } }) => {
    const [kind = '', id = ''] = item.split(':');
    if (taken || hand_over) {
      const kinds = queueKindsOf(actor.staff_role).filter((one) => one === kind);
      const waiting = await listQueue(db, kinds, dayInIndia(now()));
      if (!waiting.some((one) => one.id === id)) throw new AppError('queue_item_gone');
    }
    if (hand_over) return { success: true, message: await handOver(services, actor, item, hand_over) };
    await db.transaction().execute(async (trx) => {
      if (taken) await upsertClaim(trx, item, actor.id, now(), { handed_by: null, note: null });
      else if (!(await deleteClaim(trx, item, actor.id))) return;
      const action = taken ? 'took_item' : 'gave_back_item';
      await insertStaffAct(trx, now(), actor, action, [kind, id]);
    });
    return { success: true, message: taken ? msg('task_taken') : msg('task_given_back') };
  });

  serve(app, 'POST /api/admin/tasks/:id/retry', async ({ actor, params: { id } }) => {
    return { success: true, message: msg('task_retried', await retryTask(services, actor, id)) };
  });
}

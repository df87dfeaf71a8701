import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { deleteReason, listReasons, upsertReason } from '#features/admin/decision-reasons/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function decisionReasonRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/decision-reasons', async () => {
    return { success: true, reasons: await listReasons(db) };
  });

  serve(app, 'PUT /api/admin/decision-reasons', async ({ actor, body: { request_id: id, ...reason } }) => {
    await db.transaction().execute(async (trx) => {
      await upsertReason(trx, { id, ...reason }, actor.id, now());
      await insertStaffAct(trx, now(), actor, 'saved_reason', [], reason);
    });
    return { success: true, message: msg('saved') };
  });

  serve(app, 'DELETE /api/admin/decision-reasons/:id', async ({ actor, params: { id } }) => {
    await db.transaction().execute(async (trx) => {
      const { kind } = orThrow(await deleteReason(trx, id), 'decision_reason_gone');
      await insertStaffAct(trx, now(), actor, 'removed_reason', [], { kind });
    });
    return { success: true, message: msg('decision_reason_removed') };
  });
}

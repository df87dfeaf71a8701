import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { updateSendsShortlists } from '#features/applications/decisions/queries.ts';
import { readUnsent } from '#features/applications/decisions/read-unsent.ts';
import { sendDecisions } from '#features/applications/decisions/send-decisions.ts';
import { cancelDecisions, lockApplications } from '#features/applications/moves/queries.ts';
import { findJobOfHouse, listReceivedOf } from '#features/applications/received/queries.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function decisionRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;
  serve(app, 'GET /api/production/jobs/:id/decisions', async ({ actor, params }) => {
    return { success: true, ...(await readUnsent(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'POST /api/production/jobs/:id/decisions', async ({ actor, params, body, translate }) => {
    const result = await sendDecisions(services, actor, params.id, body);
    const not_sent = result.not_sent.map((one) => ({ ...one, reason: translate(one.reason) }));
    return { success: true, message: sentMessage(result), ...result, not_sent };
  });

  serve(app, 'POST /api/production/jobs/:id/decisions/cancel', async ({ actor, params, body }) => {
    if (!(await findJobOfHouse(db, actor.production_house_id, params.id)))
      throw new AppError('job_not_found');
    const cancelled = await db.transaction().execute(async (trx) => {
      const { production_house_id } = actor;
      await lockApplications(trx, production_house_id, body.application_ids);
      const own = await listReceivedOf(trx, production_house_id, params.id, body.application_ids, now());
      const ids = own.map(({ id }) => id);
      return (await cancelDecisions(trx, ids, now())).length;
    });
    return { success: true, message: msg('not_scheduled'), cancelled };
  });

  serve(app, 'PUT /api/production/shortlist-emails', async ({ actor, body }) => {
    await updateSendsShortlists(db, actor.production_house_id, body.sends_shortlists);
    return { success: true, message: msg('saved'), ...body };
  });
}

function sentMessage({ sent, scheduled }: { sent: number; scheduled: number }): EncodedMessage {
  if (scheduled > 0) return msg('emails_scheduled', scheduled);
  return sent === 0 ? msg('nothing_sent') : msg('emails_sent', sent);
}

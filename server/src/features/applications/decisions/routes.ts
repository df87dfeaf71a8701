import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { closeJob, readClosing } from '#features/applications/closing/close-job.ts';
import { updateSendsShortlists } from '#features/applications/decisions/queries.ts';
import { readUnsent } from '#features/applications/decisions/read-unsent.ts';
import { sendDecisions, unscheduleDecisions } from '#features/applications/decisions/send-decisions.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function decisionRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;
  serve(app, 'GET /api/production/jobs/:id/decisions', async ({ actor, params }) => {
    return { success: true, ...(await readUnsent(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'POST /api/production/jobs/:id/decisions', async ({ actor, params, body, translate }) => {
    const result = await sendDecisions(services, actor, params.id, body);
    const not_sent = result.not_sent.map((one) => ({ ...one, reason: translate(one.reason) }));
    return { success: true, message: sentMessage(result), ...result, not_sent };
  });

  serve(app, 'POST /api/production/jobs/:id/decisions/cancel', async ({ actor, params, body }) => {
    const cancelled = await unscheduleDecisions(services, actor, params.id, body.application_ids);
    return { success: true, message: msg('not_scheduled'), cancelled };
  });

  serve(app, 'PUT /api/production/shortlist-emails', async ({ actor, body }) => {
    await updateSendsShortlists(db, actor.production_house_id, body.sends_shortlists);
    return { success: true, message: msg('saved'), ...body };
  });

  serve(app, 'GET /api/production/jobs/:id/closing', async ({ actor, params }) => {
    return { success: true, ...(await readClosing(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'POST /api/production/jobs/:id/close', async ({ actor, params, body }) => {
    const rejected = await closeJob(services, actor, params.id, body.rejection);
    return { success: true, message: closedMessage(rejected), rejected };
  });
}

function sentMessage({ sent, scheduled }: { sent: number; scheduled: number }): EncodedMessage {
  if (scheduled > 0) return msg('emails_scheduled', scheduled);
  return sent === 0 ? msg('nothing_sent') : msg('emails_sent', sent);
}

function closedMessage(rejected: number): EncodedMessage {
  return rejected === 0 ? msg('call_closed_nobody_told') : msg('call_closed_telling', rejected);
}

import { type EncodedMessage, msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { closeJob } from '#features/applications/closing/close-job.ts';
import { readClosing } from '#features/applications/closing/read-closing.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function closingRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/jobs/:id/closing', async ({ actor, params }) => {
    return { success: true, ...(await readClosing(services, actor.production_house_id, params.id)) };
  });

  serve(app, 'POST /api/production/jobs/:id/close', async ({ actor, params, body }) => {
    const rejected = await closeJob(services, actor, params.id, body.rejection);
    return { success: true, message: closedMessage(rejected), rejected };
  });
}

function closedMessage(rejected: number): EncodedMessage {
  if (rejected === 0) return msg('call_closed_nobody_told');
  return msg('call_closed_telling', rejected);
}

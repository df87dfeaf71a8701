import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { answerAppeal, readAppeal } from '#features/admin/appeals/answer-appeal.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function appealReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/appeals/:id', async ({ actor, params }) => {
    return { success: true, appeal: await readAppeal(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/appeals/:id/answer', async ({ actor, params, body }) => {
    await answerAppeal(services, actor, params.id, body);
    return {
      success: true,
      message: body.accepted ? says('appeal_accepted') : says('appeal_refused'),
    };
  });
}

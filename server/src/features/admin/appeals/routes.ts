import type { FastifyInstance } from 'fastify';
import { readAppeal } from '#features/admin/appeals/answer-appeal.ts';
import { decide } from '#features/admin/decisions/decide.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function appealReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/appeals/:id', async ({ actor, params }) => {
    return { success: true, appeal: await readAppeal(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/appeals/:id/answer', async ({ actor, params, body }) => {
    const action = body.accepted ? 'accepted_appeal' : 'rejected_appeal';
    return decide(services, actor, action, ['appeal', params.id], body);
  });
}

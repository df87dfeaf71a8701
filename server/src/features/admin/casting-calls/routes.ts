import type { FastifyInstance } from 'fastify';
import { readJobToReview } from '#features/admin/casting-calls/read-job.ts';
import { decide } from '#features/admin/decisions/decide.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function castingCallReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/jobs/:id', async ({ actor, params }) => {
    return { success: true, job: await readJobToReview(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/jobs/:id/approve', async ({ actor, params, body }) => {
    return decide(services, actor, 'approved_call', ['call', params.id], body);
  });
  serve(app, 'POST /api/admin/jobs/:id/reject', async ({ actor, params, body }) => {
    return decide(services, actor, 'rejected_call', ['call', params.id], body);
  });
  serve(app, 'POST /api/admin/jobs/:id/take-down', async ({ actor, params, body }) => {
    return decide(services, actor, 'took_down_call', ['call', params.id], body);
  });
}

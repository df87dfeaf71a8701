import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { approveAsStaff, refuseAsStaff, takeDownJob } from '#features/admin/casting-calls/decide-job.ts';
import { readJobToReview } from '#features/admin/casting-calls/read-job.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function castingCallReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/jobs/:id', async ({ actor, params }) => {
    return { success: true, job: await readJobToReview(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/jobs/:id/approve', async ({ actor, params, body }) => {
    const { title } = await approveAsStaff(services, actor, params.id, body.version);
    return { success: true, message: says('call_approved', title) };
  });
  serve(app, 'POST /api/admin/jobs/:id/refuse', async ({ actor, params, body }) => {
    await refuseAsStaff(services, actor, params.id, body);
    return { success: true, message: says('change_requested') };
  });
  serve(app, 'POST /api/admin/jobs/:id/take-down', async ({ actor, params, body }) => {
    await takeDownJob(services, actor, params.id, body.reason);
    return { success: true, message: says('call_taken_down') };
  });
}

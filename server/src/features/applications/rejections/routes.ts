import type { FastifyInstance } from 'fastify';
import { closeJob } from '#features/applications/rejections/close-job.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function rejectionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/jobs/:id/close', async ({ actor, params, body }) => {
    const rejected = await closeJob(services, actor, params.id, body.rejection);
    return { success: true, message: closedMessage(rejected), rejected };
  });
}

function closedMessage(rejected: number): string {
  if (rejected === 0) return 'Casting call closed.';
  return `Casting call closed. ${rejected} ${rejected === 1 ? 'applicant was' : 'applicants were'} rejected.`;
}

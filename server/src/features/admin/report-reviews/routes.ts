import type { FastifyInstance } from 'fastify';
import { decide } from '#features/admin/decisions/decide.ts';
import { readReport } from '#features/admin/report-reviews/review-report.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function reportReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/reports/:id', async ({ actor, params }) => {
    return { success: true, report: await readReport(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/reports/:id/close', async ({ actor, params, body }) => {
    return decide(services, actor, 'closed_report', ['report', params.id], body);
  });
}

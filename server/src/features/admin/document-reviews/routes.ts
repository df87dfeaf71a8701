import type { FastifyInstance } from 'fastify';
import { decide } from '#features/admin/decisions/decide.ts';
import { readDocument } from '#features/admin/document-reviews/review-document.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function documentReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/house-documents/:id', async ({ actor, params }) => {
    return { success: true, document: await readDocument(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/house-documents/:id/verify', async ({ actor, params, body }) => {
    return decide(services, actor, 'verified_house', ['document', params.id], body);
  });
  serve(app, 'POST /api/admin/house-documents/:id/reject', async ({ actor, params, body }) => {
    return decide(services, actor, 'rejected_document', ['document', params.id], body);
  });
}

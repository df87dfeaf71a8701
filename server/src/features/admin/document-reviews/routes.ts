import { says } from '@kirdaar/contract/says';
import type { FastifyInstance } from 'fastify';
import { decideDocumentAsStaff, readDocument } from '#features/admin/document-reviews/review-document.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function documentReviewRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/house-documents/:id', async ({ actor, params }) => {
    return { success: true, document: await readDocument(services, actor, params.id) };
  });
  serve(app, 'POST /api/admin/house-documents/:id/verify', async ({ actor, params, body }) => {
    await decideDocumentAsStaff(services, actor, params.id, body);
    return { success: true, message: says('house_verified') };
  });
  serve(app, 'POST /api/admin/house-documents/:id/refuse', async ({ actor, params, body }) => {
    await decideDocumentAsStaff(services, actor, params.id, body);
    return { success: true, message: says('document_refused') };
  });
}

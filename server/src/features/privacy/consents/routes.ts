import type { FastifyInstance } from 'fastify';
import { readConsents } from '#features/privacy/consents/read-consents.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function consentRoutes(app: FastifyInstance, { db }: Services) {
  serve(app, 'GET /api/account/consents', async ({ actor }) => {
    return { success: true, consents: await readConsents(db, actor.id) };
  });
}

import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { forward, readWorksheet } from '#features/representation/worksheet/worksheet.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What the talent for whom an account acts have to answer. */
export function worksheetRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/agency/worksheet', async ({ actor }) => {
    return { success: true, items: await readWorksheet(services, actor) };
  });

  serve(app, 'POST /api/user/agency/worksheet/forward', async ({ actor, body }) => {
    await forward(services, actor, body);
    return { success: true, message: msg('worksheet_forwarded') };
  });
}

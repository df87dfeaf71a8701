import type { FastifyInstance } from 'fastify';
import { chooseCards } from '#features/applications/board/choose-cards.ts';
import { exportApplicants } from '#features/applications/board/export-applicants.ts';
import { readBoard } from '#features/applications/board/read-board.ts';
import { openCompCardRenderer } from '#features/talent/public-profile/comp-card-renderer.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function boardRoutes(app: FastifyInstance, services: Services) {
  serve(
    app,
    'GET /api/production/jobs/:id/board',
    async ({ actor, params, query, contentLanguage: language }) => {
      return { success: true, ...(await readBoard(services, actor, params.id, query, language)) };
    },
  );

  serve(app, 'GET /api/production/jobs/:id/applicants.csv', ({ actor, params, query }) => {
    return exportApplicants(services, actor, params.id, query);
  });

  const press = openCompCardRenderer(services);
  serve(app, 'GET /api/production/jobs/:id/comp-cards.pdf', async ({ actor, params, query, client }) => {
    const talents = await chooseCards(services, actor, params.id, query);
    return press.applicantCards(talents, actor, client.language);
  });
}

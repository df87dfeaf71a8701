import type { FastifyInstance } from 'fastify';
import { exportFigures, readFigures, spanOf } from '#features/admin/figures/read-figures.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function figureRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'GET /api/admin/figures', async ({ query }) => {
    return { success: true, ...(await readFigures(db, spanOf(query, now()))) };
  });

  serve(app, 'GET /api/admin/figures.csv', async ({ query }) => exportFigures(db, spanOf(query, now())));
}

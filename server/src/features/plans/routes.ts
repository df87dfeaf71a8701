import type { FastifyInstance } from 'fastify';
import { listPlans } from '#features/plans/queries.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function planRoutes(app: FastifyInstance, { db }: Services) {
  serve(app, 'GET /api/plans', () => listPlans(db));
}

import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { listDecisionsToUndo } from '#features/admin/decisions/queries.ts';
import { takeBack } from '#features/admin/decisions/take-back.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What staff decided takes effect ten seconds later; until then they can take it back. */
export function staffDecisionRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/decisions', async ({ actor }) => {
    const decisions = await listDecisionsToUndo(services.db, actor, services.now());
    return { success: true, decisions };
  });
  serve(app, 'POST /api/admin/decisions/:id/take-back', async ({ actor, params }) => {
    await takeBack(services, actor, params.id);
    return { success: true, message: msg('decision_taken_back') };
  });
}

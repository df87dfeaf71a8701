import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { appealDecision } from '#features/houses/appeals/appeal-decision.ts';
import { listAnswered, listDecisions } from '#features/houses/appeals/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function appealRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/appeals', async ({ actor: { production_house_id } }) => {
    const decisions = await listDecisions(db, production_house_id);
    return { success: true, decisions, answered: await listAnswered(db, production_house_id) };
  });

  serve(app, 'POST /api/production/appeals', async ({ actor, body }) => {
    await appealDecision(services, actor, body);
    return { success: true, message: msg('appeal_sent') };
  });
}

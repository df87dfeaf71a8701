import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { nameStages } from '#features/applications/own-stages/name-stages.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function ownStageRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'PUT /api/production/jobs/:id/stages', async ({ actor, params, body }) => {
    const stage_names = await nameStages(services, actor.production_house_id, params.id, body.stage_names);
    return { success: true, message: msg('stages_saved'), stage_names };
  });
}

import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { cancelRole, stepBack } from '#features/auditions/recasting/end-role.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function recastingRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/production/applications/:id/cancel-role', async ({ actor, params, body }) => {
    await cancelRole(services, actor, params.id, body.reason);
    return { success: true, message: msg('role_cancelled') };
  });

  serve(app, 'POST /api/user/offers/:id/step-back', async ({ actor, params, body }) => {
    await stepBack(services, actor.id, params.id, body.reason);
    return { success: true, message: msg('role_given_up') };
  });
}

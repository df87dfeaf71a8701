import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { decideRequest, sendUnsent } from '#features/messaging/guardian-requests/decide-request.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** What the guardian of a child decides one by one: applications, audition times, tapes and roles. */
export function guardianRequestRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/guardian/decide', async ({ body, client }) => {
    const page = await decideRequest(services, body, client.language);
    return {
      success: true,
      message: body.approve ? msg('guardian_approved') : msg('guardian_rejected'),
      ...page,
    };
  });

  serve(app, 'POST /api/user/guardian-requests/:id/send', async ({ actor, params }) => {
    const kind = await sendUnsent(services, actor.id, params.id);
    return { success: true, message: kind === 'tape' ? msg('tape_sent') : msg('application_submitted') };
  });
}

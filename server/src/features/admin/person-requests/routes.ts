import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  carryOutRequest,
  recordRequest,
  rejectRequest,
} from '#features/admin/person-requests/close-request.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function personRequestRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/admin/people/:id/requests', async ({ actor, params: { id }, body }) => {
    await recordRequest(services, actor, id, body);
    return { success: true, message: msg('request_recorded') };
  });

  serve(app, 'POST /api/admin/person-requests/:id/carry-out', async ({ actor, params: { id } }) => {
    await carryOutRequest(services, actor, id);
    return { success: true, message: msg('request_done') };
  });

  serve(app, 'POST /api/admin/person-requests/:id/reject', async ({ actor, params: { id }, body }) => {
    await rejectRequest(services, actor, id, body.reason);
    return { success: true, message: msg('request_rejected') };
  });
}

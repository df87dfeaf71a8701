import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { keepProfile } from '#features/representation/roster/keep-profile.ts';
import { readRoster } from '#features/representation/roster/list-clients.ts';
import { updateFolder } from '#features/representation/roster/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** The clients for whom an agency acts. */
export function rosterRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'POST /api/user/agency/clients/filter', async ({ actor, body, client }) => {
    return { success: true, ...(await readRoster(services, actor.id, body, client.language)) };
  });

  serve(app, 'POST /api/user/agency/clients', async ({ actor, body, client }) => {
    const id = await keepProfile(services, actor.id, body, client.language);
    return { success: true, message: msg('client_kept'), id };
  });

  serve(app, 'PUT /api/user/agency/clients/:id', async ({ actor, params, body }) => {
    const changed = await updateFolder(services.db, actor.id, params.id, body.folder ?? null);
    orThrow(changed, 'mandate_not_found');
    return { success: true, message: msg('folder_saved') };
  });
}

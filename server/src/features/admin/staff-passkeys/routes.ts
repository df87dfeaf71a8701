import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { listPasskeys } from '#features/accounts/passkeys/queries.ts';
import { checkStaffPassword } from '#features/admin/staff-accounts/log-in.ts';
import {
  addStaffPasskey,
  beginStaffPasskey,
  removeStaffPasskey,
  requestStaffPasskey,
} from '#features/admin/staff-passkeys/use-passkey.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function staffPasskeyRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/admin/passkeys', async ({ actor }) => {
    return { success: true, passkeys: await listPasskeys(services.db, { staff_id: actor.id }) };
  });
  serve(app, 'POST /api/admin/passkeys/options', async ({ actor }) => {
    return { success: true, options: await beginStaffPasskey(services, actor) };
  });
  serve(app, 'POST /api/admin/passkeys', async ({ actor, body }) => {
    await addStaffPasskey(services, actor, body);
    return { success: true, message: msg('staff_passkey_added') };
  });
  serve(app, 'DELETE /api/admin/passkeys/:id', async ({ actor, params }) => {
    await removeStaffPasskey(services, actor, params.id);
    return { success: true, message: msg('passkey_removed') };
  });
  serve(app, 'POST /api/admin/login/options', async ({ body, client }) => {
    const { id } = await checkStaffPassword(services, body, client);
    return { success: true, options: await requestStaffPasskey(services, id) };
  });
  serve(app, 'POST /api/admin/confirm/options', async ({ actor }) => {
    return { success: true, options: await requestStaffPasskey(services, actor.id) };
  });
}

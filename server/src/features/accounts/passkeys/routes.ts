import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { addSecurityNotice } from '#features/accounts/account-settings/tasks.ts';
import { openHouseLogin, openTalentLogin } from '#features/accounts/identity/log-in.ts';
import { addPasskey, beginPasskey, removePasskey } from '#features/accounts/passkeys/add-passkey.ts';
import { admitByPasskey, beginPasskeyLogin } from '#features/accounts/passkeys/log-in-with-passkey.ts';
import { listPasskeys } from '#features/accounts/passkeys/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function passkeyRoutes(app: FastifyInstance, services: Services) {
  for (const area of ['user', 'production'] as const) {
    serve(app, `GET /api/${area}/passkeys`, async ({ actor }) => ({
      success: true,
      passkeys: await listPasskeys(services.db, { account_id: actor.id }),
    }));
    serve(app, `POST /api/${area}/passkeys/options`, async ({ actor, body, client }) => ({
      success: true,
      options: await beginPasskey(services, actor, body, client),
    }));
    serve(app, `POST /api/${area}/passkeys`, async ({ actor, body }) => {
      await addPasskey(services, actor, body);
      return { success: true, message: msg('passkey_added') };
    });
    serve(app, `DELETE /api/${area}/passkeys/:id`, async ({ actor, params }) => {
      await removePasskey(services, { account_id: actor.id }, params.id, (db) =>
        addSecurityNotice({ ...services, db }, actor.id, { kind: 'passkey-removed' }),
      );
      return { success: true, message: msg('passkey_removed') };
    });
    serve(app, `POST /api/${area}/passkey-login/options`, async () => ({
      success: true,
      options: await beginPasskeyLogin(services),
    }));
  }
  serve(app, 'POST /api/user/passkey-login', async ({ body, ...request }) => {
    const id = await admitByPasskey(services, 'talent', body.credential);
    return openTalentLogin(services, id, request);
  });
  serve(app, 'POST /api/production/passkey-login', async ({ body, ...request }) => {
    const id = await admitByPasskey(services, 'production', body.credential);
    return openHouseLogin(services, id, request);
  });
}

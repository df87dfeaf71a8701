import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  beginSetup,
  confirmSetup,
  removeTwoFactor,
} from '#features/accounts/two-factor/change-two-factor.ts';
import { countRecoveryCodes, findActiveFactor } from '#features/accounts/two-factor/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function twoFactorRoutes(app: FastifyInstance, services: Services) {
  for (const role of ['user', 'production'] as const) {
    serve(app, `GET /api/${role}/two-factor`, async ({ actor }) => {
      const active = Boolean(await findActiveFactor(services.db, actor.id));
      const { left } = await countRecoveryCodes(services.db, actor.id);
      return { success: true, active, recovery_codes_left: left };
    });
    serve(app, `POST /api/${role}/two-factor`, async ({ actor, body }) => ({
      success: true,
      ...(await beginSetup(services, actor, body.password)),
    }));
    serve(app, `POST /api/${role}/two-factor/confirm`, async ({ actor, body }) => ({
      success: true,
      message: msg('two_step_on'),
      recovery_codes: await confirmSetup(services, actor, body.code),
    }));
    serve(app, `POST /api/${role}/two-factor/remove`, async ({ actor, body, client }) => {
      await removeTwoFactor(services, actor, body, client);
      return { success: true, message: msg('two_step_off') };
    });
  }
}

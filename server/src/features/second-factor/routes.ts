import type { FastifyInstance } from 'fastify';
import { beginSetup } from '#features/second-factor/begin-setup.ts';
import { confirmSetup } from '#features/second-factor/confirm-setup.ts';
import { countRecoveryCodes, findActiveFactor } from '#features/second-factor/queries.ts';
import { removeSecondFactor } from '#features/second-factor/remove-second-factor.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';

export function secondFactorRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/production/second-factor', async ({ actor }) => {
    const active = Boolean(await findActiveFactor(services.db, actor.id));
    const { left } = await countRecoveryCodes(services.db, actor.id);
    return { success: true, active, recovery_codes_left: left };
  });
  serve(app, 'POST /api/production/second-factor', async ({ actor, body }) => ({
    success: true,
    ...(await beginSetup(services, actor, body.password)),
  }));
  serve(app, 'POST /api/production/second-factor/confirm', async ({ actor, body }) => ({
    success: true,
    message: 'Two-step login is on. Your other devices are logged out.',
    recovery_codes: await confirmSetup(services, actor, body.code),
  }));
  serve(app, 'POST /api/production/second-factor/remove', async ({ actor, body, client }) => {
    await removeSecondFactor(services, actor, body, client);
    return { success: true, message: 'Two-step login is off. Your other devices are logged out.' };
  });
}

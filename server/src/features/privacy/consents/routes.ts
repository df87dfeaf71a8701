import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { readConsents } from '#features/privacy/consents/read-consents.ts';
import {
  disownAsGuardian,
  withdrawAsGuardian,
  withdrawFromAccount,
} from '#features/privacy/consents/withdraw-consent.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const withdrawn = msg('consent_withdrawn');

export function consentRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/account/consents', async ({ actor }) => {
    return { success: true, consents: await readConsents(services.db, actor.id) };
  });

  serve(app, 'DELETE /api/user/guardian', async ({ actor }) => {
    await withdrawFromAccount(services, actor.id);
    return { success: true, message: withdrawn };
  });

  serve(app, 'POST /api/guardian/withdraw', async ({ body, client }) => {
    const page = await withdrawAsGuardian(services, body, client.language);
    return { success: true, message: withdrawn, ...page };
  });

  serve(app, 'POST /api/guardian/not-mine', async ({ body, client }) => {
    const page = await disownAsGuardian(services, body, client.language);
    return { success: true, message: msg('child_disowned'), ...page };
  });
}

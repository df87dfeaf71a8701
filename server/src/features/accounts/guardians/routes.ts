import type { FastifyInstance } from 'fastify';
import { nameGuardian } from '#features/accounts/guardians/name-guardian.ts';
import { readGuardian } from '#features/accounts/guardians/read-guardian.ts';
import { withdrawConsent } from '#features/accounts/guardians/withdraw-consent.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function guardianRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/guardian', async ({ actor }) => {
    return { success: true, ...(await readGuardian(services, actor.id)) };
  });

  serve(app, 'PUT /api/user/guardian', async ({ actor, body }) => {
    await nameGuardian(services, actor.id, body);
    const message = 'Consent recorded. Thank you.';
    return { success: true, message, ...(await readGuardian(services, actor.id)) };
  });

  serve(app, 'DELETE /api/user/guardian', async ({ actor }) => {
    await withdrawConsent(services, actor.id);
    return { success: true, message: 'Consent withdrawn. The profile is now hidden.' };
  });
}

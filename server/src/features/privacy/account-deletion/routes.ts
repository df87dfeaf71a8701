import type { FastifyInstance } from 'fastify';
import { requestDeletion } from '#features/privacy/account-deletion/request-deletion.ts';
import { formatInstant } from '#platform/channels/format-date.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const roles = ['user', 'production'] as const;

export function accountDeletionRoutes(app: FastifyInstance, services: Services) {
  for (const role of roles)
    serve(app, `POST /api/${role}/account-deletion`, async ({ actor, body }) => {
      const erase_at = await requestDeletion(services, actor, body.password);
      const until = formatInstant(erase_at, 'en');
      const message = `Your account will be deleted on ${until}. Log in before then to keep it.`;
      return { success: true, message, erase_at };
    });
}

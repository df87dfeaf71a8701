import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  keepAccountAsGuardian,
  requestDeletionAsGuardian,
} from '#features/privacy/account-deletion/delete-as-guardian.ts';
import { requestDeletion } from '#features/privacy/account-deletion/request-deletion.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function accountDeletionRoutes(app: FastifyInstance, services: Services) {
  for (const role of ['user', 'production'] as const)
    serve(app, `POST /api/${role}/account-deletion`, async ({ actor, body, client, clearBrowser }) => {
      const erase_at = await requestDeletion(services, actor, body, client);
      clearBrowser();
      return { success: true, message: msg('deletion_requested', erase_at), erase_at };
    });

  serve(app, 'POST /api/guardian/account-deletion', async ({ body, client }) => {
    const page = await requestDeletionAsGuardian(services, body, client.language);
    return { success: true, message: msg('child_deletion_requested'), ...page };
  });

  serve(app, 'POST /api/guardian/account-deletion/cancel', async ({ body, client }) => {
    const page = await keepAccountAsGuardian(services, body, client.language);
    return { success: true, message: msg('account_kept'), ...page };
  });
}

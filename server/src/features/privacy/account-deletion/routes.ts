import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { readGuardianPage } from '#features/accounts/guardians/open-guardian-page.ts';
import {
  keepAccountAsGuardian,
  requestDeletionAsGuardian,
} from '#features/privacy/account-deletion/delete-as-guardian.ts';
import { requestDeletion } from '#features/privacy/account-deletion/request-deletion.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const roles = ['user', 'production'] as const;

export function accountDeletionRoutes(app: FastifyInstance, services: Services) {
  for (const role of roles)
    serve(app, `POST /api/${role}/account-deletion`, async ({ actor, body, clearBrowser }) => {
      const erase_at = await requestDeletion(services, actor, body.password);
      clearBrowser();
      return { success: true, message: msg('deletion_requested', erase_at), erase_at };
    });

  serve(
    app,
    'POST /api/guardian/account-deletion',
    async ({ body: { pass, child }, client: { language } }) => {
      const contact = await requestDeletionAsGuardian(services, pass, child);
      const message = msg('child_deletion_requested');
      return { success: true, message, ...(await readGuardianPage(services, { pass, contact, language })) };
    },
  );

  serve(
    app,
    'POST /api/guardian/account-deletion/cancel',
    async ({ body: { pass, child }, client: { language } }) => {
      const contact = await keepAccountAsGuardian(services, pass, child);
      const message = msg('account_kept');
      return { success: true, message, ...(await readGuardianPage(services, { pass, contact, language })) };
    },
  );
}

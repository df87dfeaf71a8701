import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { giveConsent, saveChoices } from '#features/accounts/guardian-consents/give-consent.ts';
import { readGuardian } from '#features/accounts/guardians/guardianship.ts';
import { inviteGuardian } from '#features/accounts/guardians/invite-guardian.ts';
import { nameGuardian, resendRequest, sendLostLink } from '#features/accounts/guardians/name-guardian.ts';
import {
  openGuardianPage,
  readContact,
  sendGuardianCode,
} from '#features/accounts/guardians/open-guardian-page.ts';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function guardianRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/user/guardian', async ({ actor, client }) => {
    return { success: true, ...(await readGuardian(services, actor.id, client.language)) };
  });

  serve(app, 'PUT /api/user/guardian', async ({ actor, body, client }) => {
    await nameGuardian(services, actor.id, body);
    const message = msg('guardian_link_sent');
    return { success: true, message, ...(await readGuardian(services, actor.id, client.language)) };
  });

  serve(app, 'POST /api/user/guardian/resend', async ({ actor }) => {
    await resendRequest(services, actor.id);
    return { success: true, message: msg('guardian_link_resent') };
  });

  serve(app, 'POST /api/guardian/link', async ({ body }) => {
    await sendLostLink(services, body.contact);
    return { success: true, message: msg('lost_link_sent') };
  });

  serve(app, 'POST /api/guardian/contact', async ({ body }) => {
    return { success: true, ...(await readContact(services, body.token)) };
  });

  serve(app, 'POST /api/guardian/code', async ({ body, ...request }) => {
    await sendGuardianCode(services, body.token, bindGuesser(services.config, request));
    return { success: true, message: msg('code_sent') };
  });

  serve(app, 'POST /api/guardian/open', async ({ body, ...request }) => {
    const guesser = findGuesser(services.config, request);
    return { success: true, ...(await openGuardianPage(services, body, guesser, request.client.language)) };
  });

  serve(app, 'POST /api/guardian/consent', async ({ body, client }) => {
    const page = await giveConsent(services, body, client.language);
    return { success: true, message: msg('consent_recorded'), ...page };
  });

  serve(app, 'PUT /api/guardian/choices', async ({ body, client }) => {
    const page = await saveChoices(services, body, client.language);
    return { success: true, message: msg('choices_saved'), ...page };
  });

  serve(app, 'POST /api/guardian/invite', async ({ body, client }) => {
    const page = await inviteGuardian(services, body, client.language);
    return { success: true, message: msg('mandate_link_sent', body.mobile ?? body.email ?? ''), ...page };
  });
}

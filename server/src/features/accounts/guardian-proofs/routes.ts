import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import {
  finishDigilocker,
  openDigilocker,
  startDigilocker,
} from '#features/accounts/guardian-proofs/digilocker.ts';
import {
  proveMobile,
  sendDocuments,
  sendMobileCode,
} from '#features/accounts/guardian-proofs/prove-guardian.ts';
import { readGuardianPage } from '#features/accounts/guardians/open-guardian-page.ts';
import { bindGuesser, findGuesser } from '#features/accounts/one-time-codes/code-browser.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function guardianProofRoutes(app: FastifyInstance, services: Services) {
  const digilocker = openDigilocker(services.config);

  serve(app, 'POST /api/guardian/mobile', async ({ body, ...request }) => {
    await sendMobileCode(services, body, bindGuesser(services.config, request));
    return { success: true, message: msg('code_sent') };
  });

  serve(app, 'POST /api/guardian/mobile/confirm', async ({ body, ...request }) => {
    const contact = await proveMobile(services, body, findGuesser(services.config, request));
    const { language } = request.client;
    const page = await readGuardianPage(services, { pass: body.pass, contact, language });
    return { success: true, message: msg('guardian_mobile_proven'), ...page };
  });

  serve(app, 'POST /api/guardian/documents', async ({ body, files, client: { language } }) => {
    const contact = await sendDocuments(services, { body, files });
    const page = await readGuardianPage(services, { pass: body.pass, contact, language });
    return { success: true, message: msg('guardian_documents_sent'), ...page };
  });

  serve(app, 'POST /api/guardian/digilocker', async ({ body }) => {
    return { success: true, address: await startDigilocker(services, digilocker, body.pass) };
  });

  serve(app, 'POST /api/guardian/digilocker/finish', async ({ body, client: { language } }) => {
    const contact = await finishDigilocker(services, digilocker, body);
    const page = await readGuardianPage(services, { pass: body.pass, contact, language });
    return { success: true, message: msg('digilocker_done'), ...page };
  });
}

import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { agree, agreeForChild, askGuardian, readTextsToAgree } from '#features/accounts/legal-texts/agree.ts';
import { readLegalText } from '#features/accounts/legal-texts/legal-text.ts';
import { listTextsToAgree } from '#features/accounts/legal-texts/queries.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function legalTextRoutes(app: FastifyInstance, services: Services) {
  app.decorate('mustAgree', async (id: string) => (await listTextsToAgree(services.db, id)).length > 0);

  serve(
    app,
    'GET /api/content/legal',
    async ({ query: { page, version }, contentLanguage: language, readContent }) => {
      const legal = await readContent((db) => readLegalText(db, page, version, language));
      return { success: true, legal };
    },
  );

  serve(app, 'GET /api/account/legal', async ({ actor }) => {
    return { success: true, ...(await readTextsToAgree(services, actor)) };
  });

  serve(app, 'POST /api/account/legal', async ({ actor, body, client }) => {
    await agree(services, actor, body.agreed, client.language);
    return { success: true, message: msg('agreement_recorded') };
  });

  serve(app, 'POST /api/account/legal/guardian', async ({ actor }) => {
    return { success: true, message: await askGuardian(services, actor.id) };
  });

  serve(app, 'POST /api/guardian/legal', async ({ body, client }) => {
    const page = await agreeForChild(services, body, client.language);
    return { success: true, message: msg('child_agreement_recorded'), ...page };
  });
}

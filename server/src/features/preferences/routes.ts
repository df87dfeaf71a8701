import { perHour } from '@kirdaar/contract/rates';
import type { FastifyInstance } from 'fastify';
import { agreeToChannel } from '#features/preferences/agree-to-channel.ts';
import { chooseChannel } from '#features/preferences/choose-channel.ts';
import { updateLanguage } from '#features/preferences/queries.ts';
import { readPreferences } from '#features/preferences/read-preferences.ts';
import { stopByAddress, stopMessages } from '#features/preferences/stop-messages.ts';
import { networkOf } from '#platform/network-of.ts';
import { serve } from '#platform/serve.ts';
import type { Services } from '#platform/services.ts';
import { takeForms } from '#platform/take-forms.ts';

// A provider of mail stops for many readers.
const rates = [perHour(1200)];

export async function preferenceRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/preferences', async ({ actor }) => {
    return { success: true, ...(await readPreferences(services, actor.id)) };
  });

  serve(app, 'PUT /api/preferences/language', async ({ actor, body }) => {
    await updateLanguage(services.db, actor.id, body.language);
    return { success: true, message: 'Saved.' };
  });

  serve(app, 'PUT /api/preferences', async ({ actor, body: { wanted, ...choice } }) => {
    await chooseChannel(services, { account_id: actor.id, ...choice }, wanted);
    return { success: true, message: 'Saved.' };
  });

  serve(app, 'PUT /api/agreements', async ({ actor, body }) => {
    await agreeToChannel(services, actor.id, body);
    return { success: true, message: body.agreed ? 'Agreed.' : 'Taken back.' };
  });

  serve(app, 'POST /api/stops', async ({ body }) => {
    return { success: true, ...(await stopMessages(services, body)) };
  });

  // What programs of mail send for their reader (RFC 8058), and our page where scripts do not run: the token in the
  // address is the key, and whatever the form holds says no more. The log names only the route.
  await app.register(async (scope) => {
    takeForms(scope);
    const config = { fromOtherSites: true };
    scope.post('/api/stop/:token/:kind/:channel', { config }, async (request, reply) => {
      await app.countCall(request, `stop from ${networkOf(request.ip)}`, rates);
      const { message } = await stopByAddress(services, request.params);
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
    });
  });
}

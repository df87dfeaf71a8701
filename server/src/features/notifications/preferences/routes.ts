import formBody from '@fastify/formbody';
import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { agreeToChannel } from '#features/notifications/preferences/agree-to-channel.ts';
import { chooseChannel } from '#features/notifications/preferences/choose-channel.ts';
import { updateApplicationDigest, updateLanguage } from '#features/notifications/preferences/queries.ts';
import { readPreferences } from '#features/notifications/preferences/read-preferences.ts';
import { stopByAddress, unsubscribe } from '#features/notifications/preferences/unsubscribe.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export async function preferenceRoutes(app: FastifyInstance, services: Services) {
  serve(app, 'GET /api/preferences', async ({ actor, client }) => {
    return { success: true, ...(await readPreferences(services, actor.id, client.language)) };
  });

  serve(app, 'PUT /api/preferences/language', async ({ actor, body }) => {
    await updateLanguage(services.db, actor.id, body.language);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/preferences/application-digest', async ({ actor, body }) => {
    await updateApplicationDigest(services.db, actor.id, body.digest);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/preferences', async ({ actor, body: { wanted, ...choice } }) => {
    await chooseChannel(services, { account_id: actor.id, ...choice }, wanted);
    return { success: true, message: msg('saved') };
  });

  serve(app, 'PUT /api/agreements', async ({ actor, body, client: { language } }) => {
    await agreeToChannel(services, actor.id, { ...body, language });
    return { success: true, message: body.agreed ? msg('whatsapp_agreed') : msg('whatsapp_taken_back') };
  });

  serve(app, 'POST /api/stops', async ({ body }) => {
    return { success: true, ...(await unsubscribe(services, body)) };
  });

  // Email clients post here for one-click unsubscribe (RFC 8058), and so does our page without JavaScript.
  // The token in the URL is the only credential and the form's content is ignored. The log names only the
  // route.
  await app.register(async (scope) => {
    await scope.register(formBody);
    const config = { fromOtherSites: true };
    scope.post('/api/stop/:token/:kind/:channel', { config }, async (request, reply) => {
      const { message } = await stopByAddress(services, request.params);
      return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
    });
  });
}

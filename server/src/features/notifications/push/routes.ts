import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { deleteSubscription, isSubscribed } from '#features/notifications/push/queries.ts';
import { subscribeBrowser } from '#features/notifications/push/subscribe-browser.ts';
import { openVapid } from '#platform/channels/vapid.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

export function pushRoutes(app: FastifyInstance, services: Services) {
  const { db, config, secrets } = services;
  const { publicKey: public_key } = openVapid(secrets.push, config.SUPPORT_EMAIL);

  serve(app, 'GET /api/push-subscription', async ({ actor }) => {
    return { success: true, public_key, active: await isSubscribed(db, actor.session_hash) };
  });

  serve(app, 'PUT /api/push-subscription', async ({ actor, body }) => {
    await subscribeBrowser(services, actor, body);
    return { success: true, message: msg('push_on') };
  });

  serve(app, 'DELETE /api/push-subscription', async ({ actor }) => {
    await deleteSubscription(db, actor.session_hash);
    return { success: true, message: msg('push_off') };
  });
}

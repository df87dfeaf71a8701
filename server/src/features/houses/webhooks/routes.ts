import { randomBytes, randomUUID } from 'node:crypto';
import { msg } from '@kirdaar/contract/messages';
import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import type { FastifyInstance } from 'fastify';
import {
  deleteWebhook,
  insertTest,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  updatePause,
  updateToWaiting,
} from '#features/houses/webhooks/queries.ts';
import { isPublicUrl } from '#platform/channels/post-publicly.ts';
import { seal } from '#platform/config/sealed-secret.ts';
import type { ProductionActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

const SHOWN_DELIVERIES = 100;

export function webhookRoutes(app: FastifyInstance, services: Services) {
  const { db } = services;

  serve(app, 'GET /api/production/webhooks', async ({ actor }) => {
    return { success: true, webhooks: await listWebhooks(db, actor.production_house_id) };
  });

  serve(app, 'POST /api/production/webhooks', async ({ actor, body }) => {
    return { success: true, secret: await addWebhook(services, actor, body) };
  });

  serve(app, 'DELETE /api/production/webhooks/:id', async ({ actor, params }) => {
    const deleted = await deleteWebhook(db, actor.production_house_id, params.id);
    if (!deleted) throw new AppError('webhook_not_found');
    return { success: true, message: msg('webhook_removed') };
  });

  serve(app, 'POST /api/production/webhooks/:id/resume', async ({ actor, params }) => {
    await requireWebhook(services, actor.production_house_id, params.id);
    await updatePause(db, params.id, null);
    return { success: true, message: msg('webhook_resumed') };
  });

  serve(app, 'POST /api/production/webhooks/:id/test', async ({ actor, params }) => {
    const { paused_at } = await requireWebhook(services, actor.production_house_id, params.id);
    if (paused_at) throw new AppError('webhook_paused');
    await insertTest(db, params.id, services.now());
    return { success: true, message: msg('webhook_test_added') };
  });

  serve(app, 'GET /api/production/webhooks/:id/deliveries', async ({ actor, params }) => {
    const webhook = await requireWebhook(services, actor.production_house_id, params.id);
    return { success: true, webhook, deliveries: await listDeliveries(db, params.id, SHOWN_DELIVERIES) };
  });

  serve(app, 'POST /api/production/webhook-deliveries/:id/send-again', async ({ actor, params }) => {
    const found = await updateToWaiting(db, actor.production_house_id, params.id);
    if (!found) throw new AppError('webhook_not_found');
    return { success: true, message: msg('webhook_event_again') };
  });
}

/** Adds a webhook and returns its secret in the form of the Standard Webhooks specification. */
async function addWebhook(
  { db, config, now, secrets }: Services,
  { id: account_id, production_house_id }: ProductionActor,
  { url, events }: { url: string; events: readonly WebhookEvent[] },
): Promise<string> {
  if (!isAllowed(url, config.WEBHOOK_LOCAL_HOSTS)) throw AppError.field('url', 'webhook_address_not_allowed');
  const id = randomUUID();
  const secret = randomBytes(32);
  await insertWebhook(db, {
    id,
    production_house_id,
    account_id,
    url,
    events: [...new Set(events)],
    sealed_secret: seal(secrets.twoFactor, id, secret),
    created_at: now().toISOString(),
  });
  return `whsec_${secret.toString('base64')}`;
}

/** The addresses of a name are checked whenever something is sent. */
function isAllowed(address: string, localHosts: readonly string[]): boolean {
  const url = new URL(address);
  if (url.username || url.password) return false;
  return localHosts.includes(url.host) || isPublicUrl(url);
}

async function requireWebhook({ db }: Services, houseId: string, id: string) {
  const webhook = (await listWebhooks(db, houseId)).find((one) => one.id === id);
  if (!webhook) throw new AppError('webhook_not_found');
  return webhook;
}

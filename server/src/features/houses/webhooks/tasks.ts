import { createHmac } from 'node:crypto';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { WEBHOOK_DELIVERY_DAYS } from '@kirdaar/contract/rules/webhooks';
import { webhookPausedEmail } from '#features/houses/webhooks/emails.ts';
import {
  deleteDeliveriesBefore,
  findWaiting,
  listWebhooksSealedBy,
  takeUnqueued,
  updatePause,
  updateTried,
  updateWebhookSecret,
} from '#features/houses/webhooks/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import { postPublicly } from '#platform/channels/post-publicly.ts';
import { reseal, unseal } from '#platform/config/sealed-secret.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const AT_ONCE = 500;

/** Sends one event to one address; the next try is a task of its own. */
export const deliverWebhook: Task<{ delivery_id: string }> = {
  name: 'deliver-webhook',
  run: async (services, { delivery_id }) => {
    const again = await deliver(services, delivery_id);
    if (again) await services.queue.add(services.db, deliverWebhook, { delivery_id }, again);
  },
};

export const queueWebhooks: Task = {
  name: 'queue-webhooks',
  schedule: '* * * * *',
  run: async ({ db, now, queue }) => {
    await db.transaction().execute(async (trx) => {
      for (const { id } of await takeUnqueued(trx, now(), AT_ONCE))
        await queue.add(trx, deliverWebhook, { delivery_id: id });
    });
  },
};

/** Deletes old deliveries, and re-encrypts with the newest key the secrets that need an older one. */
export const keepWebhooks: Task = {
  name: 'keep-webhooks',
  schedule: '33 4 * * *',
  run: async ({ db, now, secrets }) => {
    await deleteDeliveriesBefore(db, new Date(now().getTime() - WEBHOOK_DELIVERY_DAYS * DAY_MS));
    await reseal(
      secrets.twoFactor,
      (keyIds) => listWebhooksSealedBy(db, keyIds),
      (...changed) => updateWebhookSecret(db, ...changed),
    );
  },
};

/** How long to wait after each failed try, as the Standard Webhooks specification proposes. */
const WAITS_MINUTES = [0.1, 5, 30, 120, 300, 600, 840];

/** The receiver answers this when it wants no more events. */
const GONE = 410;

/**
 * Sends an event to its address. Returns when to try again if that failed. After the last try, or if the receiver
 * wants no more, the webhook is paused and its house told.
 */
async function deliver(services: Services, id: string): Promise<Date | undefined> {
  const { db, now } = services;
  const waiting = await findWaiting(db, id);
  if (!waiting) return undefined;
  const status = await post(services, id, waiting);
  const tried = { status, tries: waiting.tries + 1, tried_at: now().toISOString() };
  if (status !== null && status >= 200 && status < 300) {
    await updateTried(db, id, { ...tried, delivered_at: tried.tried_at });
    return undefined;
  }
  const minutes = WAITS_MINUTES[waiting.tries];
  if (status === GONE || minutes === undefined) {
    await updateTried(db, id, { ...tried, failed_at: tried.tried_at });
    await pause(services, waiting.webhook_id);
    return undefined;
  }
  await updateTried(db, id, tried);
  return new Date(now().getTime() + minutes * 60_000);
}

async function pause(services: Services, webhookId: string) {
  const paused = await updatePause(services.db, webhookId, services.now());
  if (!paused) return;
  await notifyHouse(services, paused.production_house_id, {
    source: `webhook ${webhookId} paused ${services.now().toISOString()}`,
    template: webhookPausedEmail,
    facts: { host: new URL(paused.url).host },
  });
}

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

/** Returns the status of the answer; null without one. */
async function post(
  { config, now, secrets }: Services,
  id: string,
  { webhook_id, url, sealed_secret, event, created_at, payload }: Waiting,
): Promise<number | null> {
  const secret = unseal(secrets.twoFactor, webhook_id, sealed_secret);
  const timestamp = String(Math.floor(now().getTime() / 1000));
  const body = JSON.stringify({ type: event, timestamp: created_at, data: payload });
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
    'user-agent': `${config.PRODUCT_NAME} webhooks`,
  };
  return postPublicly(url, headers, body, config.WEBHOOK_LOCAL_HOSTS).catch(() => null);
}

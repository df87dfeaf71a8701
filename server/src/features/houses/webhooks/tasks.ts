import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { WEBHOOK_DELIVERY_DAYS } from '@kirdaar/contract/rules/webhooks';
import { reseal } from '#features/accounts/two-factor/sealed-secret.ts';
import { deliver } from '#features/houses/webhooks/deliver.ts';
import {
  deleteDeliveriesBefore,
  listWebhooksSealedBy,
  takeUnqueued,
  updateWebhookSecret,
} from '#features/houses/webhooks/queries.ts';
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

/** Hands the events of the last minute over to the queue. */
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

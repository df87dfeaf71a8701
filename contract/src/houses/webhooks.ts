import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { choice, done, idOf, success } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour, perMinute } from '#rates.ts';
import { webhookEvents } from '#rules/webhooks.ts';

const webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(choice(webhookEvents)),
  created_at: z.iso.datetime(),
  /** Since when nothing is sent, because it did not work for more than a day. */
  paused_at: z.iso.datetime().nullable(),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  id: z.uuid(),
  event: z.string(),
  created_at: z.iso.datetime(),
  /** `failed` is not tried again by itself. */
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number(),
  tried_at: z.iso.datetime().nullable(),
  /** The HTTP status of the last answer, if there was one. */
  status: z.number().nullable(),
  payload: z.record(z.string(), z.unknown()),
});
export type WebhookDelivery = z.output<typeof delivery>;

const owner = { access: 'production', team: 'owner' } as const;
const own = { ...owner, params: idOf('webhook_not_found') } as const;

/**
 * Addresses that we tell of new applications and of their stages, by the Standard Webhooks specification. Events
 * name applications and casting calls by id only; an API key reads the rest.
 */
export const webhooks = {
  'GET /api/production/webhooks': endpoint({
    ...owner,
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, webhooks: z.array(webhook) }),
  }),
  /** Returns the secret that signs what is sent; it is not shown again. */
  'POST /api/production/webhooks': endpoint({
    ...owner,
    limit: { account: [perHour(20)] },
    body: z.object({
      url: z
        .url({ protocol: /^https?$/, error: msg('address_with_https') })
        .max(500, msg('use_at_most_characters', 500)),
      events: z.array(choice(webhookEvents)).min(1, msg('event_needed')).max(webhookEvents.length),
    }),
    reply: z.object({ success, secret: z.string() }),
  }),
  'DELETE /api/production/webhooks/:id': endpoint({ ...own, reply: done }),
  'POST /api/production/webhooks/:id/resume': endpoint({ ...own, reply: done }),
  /** Sends an event of the type `test`. */
  'POST /api/production/webhooks/:id/test': endpoint({
    ...own,
    limit: { account: [perHour(30)] },
    reply: done,
  }),
  /** Returns the newest hundred deliveries. */
  'GET /api/production/webhooks/:id/deliveries': endpoint({
    ...own,
    limit: { account: [perMinute(60)] },
    reply: z.object({ success, webhook, deliveries: z.array(delivery) }),
  }),
  /** Sends the same event again, also if it was delivered. */
  'POST /api/production/webhook-deliveries/:id/send-again': endpoint({
    ...owner,
    params: idOf('webhook_not_found'),
    limit: { account: [perHour(200)] },
    reply: done,
  }),
};

import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { queueWebhooks } from '#features/houses/webhooks/tasks.ts';
import type { Services } from '#platform/services.ts';
import type { Caller } from '#testing/given.ts';
import { type Loopback, loopback } from '#testing/loopback.ts';
import { test as base, type CallApi } from '#testing/test.ts';

export const test = base
  .extend<{ service: Loopback }>(loopback)
  /** Adds a webhook to the local service and returns its id and secret. */
  .extend('hook', ({ callApi, db, service }) => async (house: Caller) => {
    const events = ['application.received' as const, 'application.stage_changed' as const];
    const body = { url: 'https://hooks.lanternfilms.example/', events };
    const { secret } = (await callApi('POST /api/production/webhooks', { body }, house)).body;
    const [added] = await webhooksOf(callApi, house);
    const id = added?.id ?? '';
    const url = `${service.url}/hook`;
    await db.updateTable('house_webhook').set({ url }).where('id', '=', id).execute();
    return { id, secret };
  })
  /** Sends what is due, as the worker does every minute. */
  .extend('send', ({ world, service }) => async () => {
    const local = withHost(world.services, service.host);
    await queueWebhooks.run(local, {}, '');
    await local.queue.drain(local);
  });

export function withHost<S extends Services>(services: S, host: string): S {
  return { ...services, config: { ...services.config, WEBHOOK_LOCAL_HOSTS: [host] } };
}

/** Expects that every event is signed as the Standard Webhooks specification says. */
export function expectSigned({ taken }: Loopback, secret: string) {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  for (const { headers, body } of taken) {
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  }
}

export const webhooksOf = async (callApi: CallApi, house: Caller) =>
  (await callApi('GET /api/production/webhooks', {}, house)).body.webhooks;

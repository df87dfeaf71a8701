import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { buildApp } from '#app.ts';
import { reportAddress } from '#features/notifications/sms/report-address.ts';
import { openMessenger } from '#open-messenger.ts';
import { readConfig } from '#platform/config/config.ts';
import { test as base, trialTemplate } from '#testing/deliveries.ts';
import { openSmsGateway } from '#testing/sms-gateway.ts';

const test = base
  /** An SMS provider that can reach the listening app with its reports. */
  .extend('gateway', async ({}, { onCleanup }) => {
    const gateway = await openSmsGateway();
    onCleanup(gateway.close);
    return gateway;
  })
  .extend('messenger', async ({ services, gateway, clock: _present }, { onCleanup }) => {
    const app = await buildApp(services);
    onCleanup(() => app.close());
    await app.listen({ port: 0, host: '127.0.0.1' });
    // A listening TCP server always has an address with a port.
    const { port } = app.server.address() as AddressInfo;
    const config = readConfig({ PUBLIC_URL: `http://127.0.0.1:${port}`, ...gateway.variables }, 'demo');
    return openMessenger({ ...services, config, onFiled: () => {} }).messenger;
  })
  /** Sends a text message through the provider; returns its id and the URL for delivery reports. */
  .extend('sentText', ({ world: { services }, given, gateway, messenger, queueDelivery }) => async () => {
    const child = await given.talent({ date_of_birth: '2015-05-01' });
    await given.guardian(child.id);
    const template = trialTemplate({ name: 'code', addressesGuardian: true });
    const id = await queueDelivery(child.id, template, []);
    await services.queue.drain({ ...services, messenger });
    return { id, reportTo: gateway.taken.at(-1)?.fields.StatusCallback ?? '' };
  });

/** Posts a delivery report as the provider does; returns the status of the response. */
async function report(to: string, fields: Record<string, string>): Promise<number> {
  const response = await fetch(to, { method: 'POST', body: new URLSearchParams(fields) });
  await response.body?.cancel();
  return response.status;
}

const delivered = { SmsSid: 'sid-1', Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET' };

test('moves a text message forward by its reports in any order and any number of times', async ({
  sentText,
  deliveryOf,
}) => {
  const { id, reportTo } = await sentText();
  const sent = await deliveryOf(id);

  const statuses = [
    await report(reportTo, { SmsSid: 'sid-1', Status: 'sending' }),
    await report(reportTo, delivered),
    await report(reportTo, delivered),
    await report(reportTo, { SmsSid: 'sid-1', Status: 'submitted' }),
    await report(reportTo, { SmsSid: 'sid-1', Status: 'failed', DetailedStatus: 'FAILED_EXPIRED' }),
  ];

  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(sent).toMatchObject({ state: 'sent', provider_id: 'sid-1' });
  expect(await deliveryOf(id)).toEqual({ ...sent, state: 'delivered' });
});

test('accepts a report as JSON', async ({ sentText, deliveryOf }) => {
  const { id, reportTo } = await sentText();

  const { status } = await fetch(reportTo, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ SmsSid: 'sid-1', Status: 'delivered', DetailedStatus: null }),
  });

  expect(status).toBe(200);
  expect(await deliveryOf(id)).toMatchObject({ state: 'delivered' });
});

test.for(['failed', 'failed-dnd', 'failed_dnd', 'expired', 'undelivered'])(
  'keeps a failed text message failed with its reason: %s',
  async (Status, { sentText, deliveryOf }) => {
    const { id, reportTo } = await sentText();

    await report(reportTo, { SmsSid: 'sid-1', Status, DetailedStatus: 'FAILED_BY_OPERATOR' });
    await report(reportTo, delivered);

    expect(await deliveryOf(id)).toMatchObject({ state: 'failed', reason: 'FAILED_BY_OPERATOR' });
  },
);

test('accepts a report only for the text message that its URL belongs to', async ({
  sentText,
  deliveryOf,
}) => {
  const [one, other] = [await sentText(), await sentText()];
  const token = one.reportTo.split('/').at(-1) ?? '';

  const statuses = [
    await report(one.reportTo.replace(one.id, other.id), delivered),
    await report(one.reportTo.replace(token, ''), delivered),
    await report(one.reportTo.replace(token, token.slice(1)), delivered),
    await report(one.reportTo.replace(token, 'a'.repeat(token.length)), delivered),
    await report(one.reportTo.replace(one.id, "' or true --"), delivered),
  ];

  expect(token).toMatch(/^[0-9a-f]{64}$/);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect([await deliveryOf(one.id), await deliveryOf(other.id)]).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test('rejects an invalid report and ignores unknown states', async ({ sentText, deliveryOf }) => {
  const { id, reportTo } = await sentText();

  const nothing = await report(reportTo, {});
  const strange = await report(reportTo, { SmsSid: 'sid-1', Status: 'played' });

  expect([nothing, strange]).toEqual([400, 200]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'sent' });
});

test('requests no reports when the site has no public URL', ({ services }) => {
  const { config, secrets } = services;

  expect(reportAddress({ ...config, PUBLIC_URL: undefined }, secrets.smsReports, 'one')).toBeUndefined();
});

test('sends each text message once even when the provider gives all of them the same id', async ({
  gateway,
  sentText,
  deliveryOf,
}) => {
  gateway.world.answer = {
    status: 200,
    body: JSON.stringify({ SMSMessage: { Sid: 'always', Status: 'queued' } }),
  };
  const [one, other] = [await sentText(), await sentText()];

  await report(other.reportTo, { ...delivered, SmsSid: 'always' });

  expect([await deliveryOf(one.id), await deliveryOf(other.id)]).toMatchObject([
    { state: 'sent', provider_id: 'always' },
    { state: 'delivered', provider_id: 'always' },
  ]);
  expect(gateway.taken).toHaveLength(2);
});

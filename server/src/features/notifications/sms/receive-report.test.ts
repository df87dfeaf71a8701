import { expect } from 'vitest';
import { reportAddress } from '#features/notifications/sms/report-address.ts';
import { test } from '#testing/sms-reports.ts';

const delivered = { SmsSid: 'sid-1', Status: 'sent', DetailedStatus: 'DELIVERED_TO_HANDSET' };

test('moves a text message forward by its reports in any order and any number of times', async ({
  report,
  sentText,
  textOf,
}) => {
  const { id, reportTo } = await sentText();
  const sent = await textOf(id);

  const statuses = [
    await report(reportTo, { SmsSid: 'sid-1', Status: 'sending' }),
    await report(reportTo, delivered),
    await report(reportTo, delivered),
    await report(reportTo, { SmsSid: 'sid-1', Status: 'submitted' }),
    await report(reportTo, { SmsSid: 'sid-1', Status: 'failed', DetailedStatus: 'FAILED_EXPIRED' }),
  ];

  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(sent).toMatchObject({ state: 'sent', provider_id: 'sid-1' });
  expect(await textOf(id)).toEqual({ ...sent, state: 'delivered' });
});

test('accepts a report as JSON', async ({ sentText, textOf }) => {
  const { id, reportTo } = await sentText();

  const { status } = await fetch(reportTo, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ SmsSid: 'sid-1', Status: 'delivered', DetailedStatus: null }),
  });

  expect(status).toBe(200);
  expect(await textOf(id)).toMatchObject({ state: 'delivered' });
});

test.for(['failed', 'failed-dnd', 'failed_dnd', 'expired', 'undelivered'])(
  'keeps a failed text message failed with its reason: %s',
  async (Status, { report, sentText, textOf }) => {
    const { id, reportTo } = await sentText();

    await report(reportTo, { SmsSid: 'sid-1', Status, DetailedStatus: 'FAILED_BY_OPERATOR' });
    await report(reportTo, delivered);

    expect(await textOf(id)).toMatchObject({ state: 'failed', reason: 'FAILED_BY_OPERATOR' });
  },
);

test('accepts a report only for the text message that its URL belongs to', async ({
  report,
  sentText,
  textOf,
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
  expect([await textOf(one.id), await textOf(other.id)]).toMatchObject([
    { state: 'sent' },
    { state: 'sent' },
  ]);
});

test('rejects an invalid report and ignores unknown states', async ({ report, sentText, textOf }) => {
  const { id, reportTo } = await sentText();

  const nothing = await report(reportTo, {});
  const strange = await report(reportTo, { SmsSid: 'sid-1', Status: 'played' });

  expect([nothing, strange]).toEqual([400, 200]);
  expect(await textOf(id)).toMatchObject({ state: 'sent' });
});

test('requests no reports when the site has no public URL', ({ services }) => {
  const { config, secrets } = services;

  expect(reportAddress({ ...config, PUBLIC_URL: undefined }, secrets.smsReports, 'one')).toBeUndefined();
});

test('sends each text message once even when the provider gives all of them the same id', async ({
  line,
  report,
  sentText,
  textOf,
}) => {
  line.gateway.world.fault = {
    status: 200,
    body: JSON.stringify({ SMSMessage: { Sid: 'always', Status: 'queued' } }),
  };
  const [one, other] = [await sentText(), await sentText()];

  await report(other.reportTo, { ...delivered, SmsSid: 'always' });

  expect([await textOf(one.id), await textOf(other.id)]).toMatchObject([
    { state: 'sent', provider_id: 'always' },
    { state: 'delivered', provider_id: 'always' },
  ]);
  expect(line.gateway.taken).toHaveLength(2);
});

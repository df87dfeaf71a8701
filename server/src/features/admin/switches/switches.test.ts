import { channelConsents } from '@kirdaar/contract/rules/consents';
import { expect } from 'vitest';
import { rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { test } from '#testing/payments.ts';
import { jobPost } from '#testing/posts.ts';
import { talentRegistration } from '#testing/registrations.ts';

test('pauses registrations for everyone until it is on again, and says so', async ({ callApi, given }) => {
  const owner = await given.staff('owner');
  const register = () => callApi('POST /api/user/register', { body: talentRegistration() });
  const off = { name: 'registrations', reason: 'Bots' } as const;

  const before = await register();
  await callApi('POST /api/admin/switches/off', { body: off }, owner);
  await callApi('POST /api/admin/switches/off', { body: { ...off, reason: 'Again' } }, owner);
  const paused = await register();
  const states = await callApi('GET /api/admin/switches', {}, await given.staff('support'));
  await callApi('POST /api/admin/switches/on', { body: { name: 'registrations' } }, owner);
  await callApi('POST /api/admin/switches/on', { body: { name: 'registrations' } }, owner);
  const after = await register();
  const log = await callApi('GET /api/admin/audit-log', { query: { by: owner.id } }, owner);

  expect([before.status, paused.status, paused.body.code, after.status]).toEqual([
    200,
    503,
    'registrations_paused',
    200,
  ]);
  expect(states.body.switches.map(({ name, off }) => [name, off?.by, off?.reason])).toEqual([
    ['registrations', owner.name, 'Bots'],
    ['posting', undefined, undefined],
    ['payments', undefined, undefined],
    ['whatsapp', undefined, undefined],
  ]);
  expect(log.body.entries.map(({ action }) => action)).toEqual(['switched_on', 'switched_off']);
});

test('pauses new casting calls and purchases, but not those in progress', async ({
  callApi,
  clock,
  given,
  orderForm,
  pay,
  placeOrder,
  readOrder,
  returnFromGateway,
}) => {
  const owner = await given.staff('owner');
  const house = await given.house();
  const talent = await given.talent();
  const { id } = await given.job({ production_house_id: house.production_house_id });
  const underWay = await placeOrder(talent, 'Basic');
  for (const name of ['posting', 'payments'] as const)
    await callApi('POST /api/admin/switches/off', { body: { name, reason: 'Repairs' } }, owner);

  const posted = await callApi('POST /api/production/jobs', { body: jobPost(clock.now) }, house);
  const ordered = await callApi('POST /api/user/orders', { body: await orderForm('Pro') }, talent);
  const closed = await callApi('POST /api/production/jobs/:id/close', { params: { id }, body: {} }, house);
  await returnFromGateway(await pay(underWay));

  expect([posted.body.code, ordered.body.code, closed.status]).toEqual([
    'posting_paused',
    'payments_paused',
    200,
  ]);
  expect((await readOrder(talent, underWay.id)).state).toBe('paid');
});

test('sends nothing by WhatsApp while it is off', async ({ callApi, deliver, given, services }) => {
  const talent = await given.talent();
  const { version } = channelConsents.whatsapp;
  await callApi('PUT /api/agreements', { body: { channel: 'whatsapp', agreed: true, version } }, talent);
  const channelsOf = async (source: string) => {
    const template = rejectionMessageEmail;
    await notify(services, { source, account_id: talent.id, template, facts: template.sample });
    return (await deliver())
      .filter(({ to }) => to === talent.email || to === talent.mobile)
      .map(({ channel }) => channel);
  };

  const before = await channelsOf('one');
  const body = { name: 'whatsapp', reason: 'It fails.' } as const;
  await callApi('POST /api/admin/switches/off', { body }, await given.staff('owner'));

  expect([before, await channelsOf('two')]).toEqual([['email', 'whatsapp'], ['email']]);
});

import { expect } from 'vitest';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import { Undeliverable } from '#platform/channels/messenger.ts';
import type { Services } from '#platform/services.ts';
import { test } from '#testing/test.ts';

const template: EmailTemplate<{ role: string }> = {
  name: 'trial',
  kind: 'applications',
  sample: { role: 'Maya' },
  write: {
    en: ({ role }) => ({
      subject: role,
      paragraphs: [`${role} & more`],
      note: 'End.',
      short: `${role}!`,
      path: '/x',
    }),
    hi: ({ role }) => ({
      subject: role,
      paragraphs: [`${role} और`],
      note: 'अंत।',
      short: `${role}।`,
      path: '/x',
    }),
  },
};
const notificationTo = (account_id: string) => ({
  source: 'a trial',
  account_id,
  template,
  facts: { role: 'Maya' },
});
const urgent = (account_id: string) => ({
  ...notificationTo(account_id),
  source: 'urgent',
  template: { ...template, atOnce: true as const },
  facts: { role: 'Urgent' },
});

const EVENING = new Date('2027-03-01T20:55:00+05:30');
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:00:00+05:30');
const quietly = (services: Services) => ({ ...services, config: { ...services.config, QUIET_HOURS: true } });

test('adds an inbox notification and sends an email, once per source', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await Promise.all([
    notify(services, notificationTo(talent.id)),
    notify(services, notificationTo(talent.id)),
  ]);

  const sent = await deliver();
  expect(sent).toMatchObject([{ channel: 'email', to: talent.email, subject: 'Maya' }]);
  expect(sent[0]?.text).toContain('Maya & more');
  expect(sent[0]?.html).toContain('Maya &#38; more');
  const notices = await db
    .selectFrom('notification')
    .selectAll()
    .where('account_id', '=', talent.id)
    .execute();
  expect(notices).toMatchObject([{ title: 'Maya', text: 'Maya!', path: '/x', read_at: null }]);
  const messages = db
    .selectFrom('notification_delivery')
    .select(['state', 'content'])
    .where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'sent', content: null }]);
});

test('sends nothing when the transaction fails', async ({ services, db, deliver, given }) => {
  const talent = await given.talent();

  const failing = db.transaction().execute(async (trx) => {
    await notify({ ...services, db: trx }, notificationTo(talent.id));
    throw new Error('it did not come to that');
  });

  await expect(failing).rejects.toThrow('it did not come to that');
  expect(await deliver()).toEqual([]);
});

test('writes in Hindi to a user who chose Hindi', async ({ services, db, deliver, given }) => {
  const talent = await given.talent();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();

  await notify(services, notificationTo(talent.id));

  const [sent] = await deliver();
  expect(sent?.text).toContain('Maya और');
  expect(sent?.html).toContain('<html lang="hi">');
});

test('uses a channel only if the user consented to it and has not turned it off', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  const account = db.selectFrom('account').select('mobile').where('id', '=', talent.id);
  const address = (await account.executeTakeFirstOrThrow()).mobile ?? '';
  const said_at = new Date().toISOString();
  const consent = { account_id: talent.id, address, version: '1', said_by: 'site', said_at };
  await db
    .insertInto('channel_consent')
    .values({ ...consent, channel: 'whatsapp', agreed: true })
    .execute();
  const preference = { account_id: talent.id, kind: 'applications' as const, changed_at: said_at };
  await db
    .insertInto('notification_preference')
    .values({ ...preference, channel: 'email', wanted: false })
    .execute();

  await notify(services, notificationTo(talent.id));

  expect(await deliver()).toMatchObject([
    { channel: 'whatsapp', to: address, text: expect.stringMatching(/^Maya! http.*\/x$/), html: '' },
  ]);
  await db
    .insertInto('channel_consent')
    .values({ ...consent, channel: 'whatsapp', agreed: false })
    .execute();
  await notify(services, { ...notificationTo(talent.id), source: 'another' });
  expect(await deliver()).toEqual([]);
});

test('completes a notification sent in parts and sends each part once', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await notify(services, { ...notificationTo(talent.id), by: ['bell'] });
  const before = await deliver();
  await notify(services, { ...notificationTo(talent.id), by: ['email'] });
  await notify(services, notificationTo(talent.id));

  expect(before).toEqual([]);
  expect(await deliver()).toHaveLength(1);
  const notices = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', talent.id)
    .execute();
  expect(notices).toHaveLength(1);
});

test('waits for the end of quiet hours unless the notification is urgent', async ({
  services,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  clock.now = NIGHT;

  await notify(quietly(services), notificationTo(talent.id));
  await notify(quietly(services), urgent(talent.id));

  expect(await deliver()).toMatchObject([{ subject: 'Urgent' }]);
  clock.now = MORNING;
  expect(await deliver()).toMatchObject([{ subject: 'Maya' }]);
});

test('delays an unsent notification when quiet hours begin, unless it is urgent', async ({
  services,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  clock.now = EVENING;
  await notify(quietly(services), notificationTo(talent.id));
  await notify(quietly(services), urgent(talent.id));

  clock.now = NIGHT;

  expect(await deliver()).toMatchObject([{ subject: 'Urgent' }]);
  clock.now = MORNING;
  expect(await deliver()).toMatchObject([{ subject: 'Maya' }]);
});

test('drops a delivery that has expired', async ({ services, db, clock, deliver, given }) => {
  const talent = await given.talent();
  clock.now = NIGHT;
  await notify(quietly(services), { ...notificationTo(talent.id), expires_at: '2027-03-02T08:00:00+05:30' });

  clock.now = MORNING;

  expect(await deliver()).toEqual([]);
  const messages = db
    .selectFrom('notification_delivery')
    .select(['state', 'content'])
    .where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'dropped', content: null }]);
});

test('fails a delivery with its reason and without retries when the provider rejects it permanently', async ({
  world: { services },
  db,
  given,
}) => {
  const talent = await given.talent();
  const send = async () => {
    throw new Undeliverable('550 no such mailbox');
  };

  await notify(services, notificationTo(talent.id));
  await services.queue.drain({ ...services, messenger: { send } });

  const messages = db
    .selectFrom('notification_delivery')
    .select(['state', 'reason'])
    .where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'failed', reason: '550 no such mailbox' }]);
});

test('adds an unsubscribe URL to each email that may be turned off', async ({ services, deliver, given }) => {
  const talent = await given.talent();

  await notify(services, notificationTo(talent.id));
  await notify(services, {
    ...notificationTo(talent.id),
    source: 'safety',
    template: { ...template, kind: 'account' },
  });

  const [stoppable, safety] = await deliver();
  expect(stoppable?.unsubscribe).toMatch(/^http.*\/api\/stop\/[0-9a-f-]{36}\/applications\/email$/);
  expect(stoppable?.text).toContain('/stop/');
  expect(safety).not.toHaveProperty('unsubscribe');
});

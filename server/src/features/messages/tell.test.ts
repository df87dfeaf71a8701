import { expect } from 'vitest';
import { tell } from '#features/messages/tell.ts';
import type { Letter } from '#platform/letter.ts';
import { Undeliverable } from '#platform/messenger.ts';
import type { Services } from '#platform/services.ts';
import { test } from '#testing/test.ts';

const letter: Letter<{ role: string }> = {
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
const told = (account_id: string) => ({ source: 'a trial', account_id, letter, facts: { role: 'Maya' } });

const EVENING = new Date('2027-03-01T20:55:00+05:30');
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:00:00+05:30');
const quietly = (services: Services) => ({ ...services, config: { ...services.config, QUIET_HOURS: true } });

test('what is told stands under the bell and leaves by email, once for one source', async ({
  services,
  db,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await Promise.all([tell(services, told(talent.id)), tell(services, told(talent.id))]);

  const sent = await deliver();
  expect(sent).toMatchObject([{ channel: 'email', to: talent.email, subject: 'Maya' }]);
  expect(sent[0]?.text).toContain('Maya & more');
  expect(sent[0]?.html).toContain('Maya &#38; more');
  const notices = await db.selectFrom('notice').selectAll().where('account_id', '=', talent.id).execute();
  expect(notices).toMatchObject([{ title: 'Maya', text: 'Maya!', path: '/x', read_at: null }]);
  const messages = db.selectFrom('message').select(['state', 'content']).where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'sent', content: null }]);
});

test('a transaction that fails tells nothing', async ({ services, db, deliver, given }) => {
  const talent = await given.talent();

  const failing = db.transaction().execute(async (trx) => {
    await tell({ ...services, db: trx }, told(talent.id));
    throw new Error('it did not come to that');
  });

  await expect(failing).rejects.toThrow('it did not come to that');
  expect(await deliver()).toEqual([]);
});

test('a reader of Hindi is written to in Hindi', async ({ services, db, deliver, given }) => {
  const talent = await given.talent();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();

  await tell(services, told(talent.id));

  const [sent] = await deliver();
  expect(sent?.text).toContain('Maya और');
  expect(sent?.html).toContain('<html lang="hi">');
});

test('a channel takes what its reader agreed to and did not turn off', async ({
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
    .insertInto('message_preference')
    .values({ ...preference, channel: 'email', wanted: false })
    .execute();

  await tell(services, told(talent.id));

  expect(await deliver()).toMatchObject([
    { channel: 'whatsapp', to: address, text: expect.stringMatching(/^Maya! http.*\/x$/), html: '' },
  ]);
  await db
    .insertInto('channel_consent')
    .values({ ...consent, channel: 'whatsapp', agreed: false })
    .execute();
  await tell(services, { ...told(talent.id), source: 'another' });
  expect(await deliver()).toEqual([]);
});

test('what is told in parts is told whole, and each part once', async ({ services, db, deliver, given }) => {
  const talent = await given.talent();

  await tell(services, { ...told(talent.id), by: ['bell'] });
  const before = await deliver();
  await tell(services, { ...told(talent.id), by: ['email'] });
  await tell(services, told(talent.id));

  expect(before).toEqual([]);
  expect(await deliver()).toHaveLength(1);
  const notices = await db.selectFrom('notice').select('id').where('account_id', '=', talent.id).execute();
  expect(notices).toHaveLength(1);
});

test('in quiet hours it waits for the morning, unless it may not', async ({
  services,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  clock.now = NIGHT;

  await tell(quietly(services), told(talent.id));
  await tell(quietly(services), {
    ...told(talent.id),
    source: 'urgent',
    letter: { ...letter, atOnce: true },
  });

  expect(await deliver()).toHaveLength(1);
  clock.now = MORNING;
  expect(await deliver()).toHaveLength(1);
});

test('what could not leave before quiet hours began waits for the morning too, unless it may not', async ({
  services,
  clock,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  clock.now = EVENING;
  await tell(quietly(services), told(talent.id));
  const urgent = { ...told(talent.id), source: 'urgent', letter: { ...letter, atOnce: true as const } };
  await tell(quietly(services), urgent);

  clock.now = NIGHT;

  expect(await deliver()).toHaveLength(1);
  clock.now = MORNING;
  expect(await deliver()).toHaveLength(1);
});

test('what comes too late to be of use is dropped', async ({ services, db, clock, deliver, given }) => {
  const talent = await given.talent();
  clock.now = NIGHT;
  await tell(quietly(services), { ...told(talent.id), expires_at: '2027-03-02T08:00:00+05:30' });

  clock.now = MORNING;

  expect(await deliver()).toEqual([]);
  const messages = db.selectFrom('message').select(['state', 'content']).where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'dropped', content: null }]);
});

test('what no provider will ever take is failed with its reason, and not tried again', async ({
  world: { services },
  db,
  given,
}) => {
  const talent = await given.talent();
  const send = async () => {
    throw new Undeliverable('550 no such mailbox');
  };

  await tell(services, told(talent.id));
  await services.queue.drain({ ...services, messenger: { send } });

  const messages = db.selectFrom('message').select(['state', 'reason']).where('account_id', '=', talent.id);
  expect(await messages.execute()).toEqual([{ state: 'failed', reason: '550 no such mailbox' }]);
});

test('the address that stops a kind goes with each email that may be stopped', async ({
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();

  await tell(services, told(talent.id));
  await tell(services, { ...told(talent.id), source: 'safety', letter: { ...letter, kind: 'account' } });

  const [stoppable, safety] = await deliver();
  expect(stoppable?.unsubscribe).toMatch(/^http.*\/api\/stop\/[0-9a-f-]{36}\/applications\/email$/);
  expect(stoppable?.text).toContain('/stop/');
  expect(safety).not.toHaveProperty('unsubscribe');
});

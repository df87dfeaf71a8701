import { expect } from 'vitest';
import { replyFrom, test } from '#testing/whatsapp.ts';

const stops = ['STOP', 'stop', '  Stop \n', 'Stop.', 'unsubscribe', 'बंद', ' रोकें ', '“STOP”'];
const others = ['Please do not stop', 'stopwatch', 'Hello', '', 'बंद मत करो', 'START'];

test.for([
  ...stops.map((text) => [text, 'takes back'] as const),
  ...others.map((text) => [text, 'leaves'] as const),
])('a reply of %j %s the consent', async ([text, effect], { post, given, agrees }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);

  const status = await post({ messages: [replyFrom(talent.mobile, text)] });

  expect(status).toBe(200);
  expect(await agrees(talent.id)).toBe(effect === 'leaves');
});

test('applies a reply to every account with the number and to no other', async ({
  db,
  post,
  given,
  agrees,
}) => {
  const talent = await given.talent();
  const house = await given.house({}, { mobile: talent.mobile });
  const other = await given.talent();
  await given.whatsApp(talent.id);
  await given.whatsApp(house.id);
  await given.whatsApp(other.id);

  await post({ messages: [replyFrom(talent.mobile, 'STOP')] });

  expect([await agrees(talent.id), await agrees(house.id), await agrees(other.id)]).toEqual([
    false,
    false,
    true,
  ]);
  const consents = db
    .selectFrom('channel_consent')
    .select(['agreed', 'version', 'said_by', 'address'])
    .where('account_id', '=', house.id)
    .orderBy('id');
  expect((await consents.execute()).at(-1)).toEqual({
    agreed: false,
    version: '1',
    said_by: 'reply',
    address: talent.mobile,
  });
});

test('restores an earlier consent by START but never creates a new one', async ({ post, given, agrees }) => {
  const [asha, ravi] = [await given.talent(), await given.talent()];
  await given.whatsApp(asha.id);

  await post({ messages: [replyFrom(asha.mobile, 'STOP', 100), replyFrom(asha.mobile, 'start', 200)] });
  await post({ messages: [replyFrom(ravi.mobile, 'START')] });

  expect([await agrees(asha.id), await agrees(ravi.id)]).toEqual([true, false]);
});

test('processes a repeated reply once', async ({ db, post, given, agrees }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  const stop = replyFrom(talent.mobile, 'STOP');
  await post({ messages: [stop, stop] });
  await given.whatsApp(talent.id);

  const statuses = await Promise.all([post({ messages: [stop] }), post({ messages: [stop] })]);

  expect(statuses).toEqual([200, 200]);
  expect(await agrees(talent.id)).toBe(true);
  const consents = db.selectFrom('channel_consent').select('id').where('account_id', '=', talent.id);
  expect(await consents.execute()).toHaveLength(3);
});

test('ignores a late reply that is older than a processed one', async ({ post, given, agrees }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);

  await post({ messages: [replyFrom(talent.mobile, 'STOP', 200)] });
  await post({ messages: [replyFrom(talent.mobile, 'START', 100)] });

  expect(await agrees(talent.id)).toBe(false);
});

test('ignores a STOP from the former number of an account', async ({ db, post, given, agrees }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  await db.updateTable('account').set({ mobile: '+919700000001' }).where('id', '=', talent.id).execute();
  await given.whatsApp(talent.id);

  await post({ messages: [replyFrom(talent.mobile, 'STOP')] });

  expect(await agrees(talent.id)).toBe(true);
});

test('drops queued deliveries after a STOP', async ({ db, deliver, post, queuedMessage, deliveryOf }) => {
  const id = await queuedMessage();
  const { address } = await db
    .selectFrom('notification_delivery')
    .select('address')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

  await post({ messages: [replyFrom(address, 'stop')] });

  expect(await deliver()).toEqual([]);
  expect(await deliveryOf(id)).toMatchObject({ state: 'dropped', content: null });
});

test('treats the text of a pressed button like a reply', async ({ post, given, agrees }) => {
  const talent = await given.talent();
  await given.whatsApp(talent.id);
  const { text: _, ...reply } = replyFrom(talent.mobile, '');

  await post({ messages: [{ ...reply, type: 'button', button: { text: 'Stop', payload: 'x' } }] });

  expect(await agrees(talent.id)).toBe(false);
});

test('ignores other messages', async ({ post }) => {
  const { text: _, ...reply } = replyFrom('+919811111111', '');
  const strange = [
    { ...reply, type: 'image', image: { id: '1' } },
    { ...reply, text: { body: 7 } },
    { ...reply, from: '919811111111; drop table account', text: { body: 'STOP' } },
    { ...reply, timestamp: 'soon', text: { body: 'STOP' } },
    { ...reply, from: undefined, text: { body: 'STOP' } },
  ];

  expect(await post({ messages: strange })).toBe(200);
});

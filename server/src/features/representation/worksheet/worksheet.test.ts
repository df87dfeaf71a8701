import { expect } from 'vitest';
import { newMessage, test } from '#testing/conversation-world.ts';

test('lists what clients have to answer by what is due, and reminds them once a day', async ({
  callApi,
  clock,
  db,
  given,
  pair: { house, talent, id: application_id },
  houseWrites,
}) => {
  const agency = await given.agency({ name: 'Star Agency' });
  await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes: ['answer', 'messages'] });
  await houseWrites(house, application_id);
  const made_at = clock.now.toISOString();
  const terms = { message: 'The lead is yours.', answer_by: '2099-01-01', made_at };
  const offer = await db
    .insertInto('role_offer')
    .values({ application_id, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  const read = async () => (await callApi('GET /api/user/agency/worksheet', {}, agency)).body.items;
  const remind = { kind: 'offer', id: offer.id } as const;

  const before = await read();
  const reminded = [
    await callApi('POST /api/user/agency/worksheet/forward', { body: remind }, agency),
    await callApi('POST /api/user/agency/worksheet/forward', { body: remind }, agency),
  ];
  const stranger = await callApi(
    'POST /api/user/agency/worksheet/forward',
    { body: remind },
    await given.talent(),
  );

  expect(before).toMatchObject([
    { kind: 'message', id: application_id, can_answer: true, forwarded: false },
    { kind: 'offer', id: offer.id, can_answer: true, can_forward: true },
  ]);
  expect(reminded.map(({ status }) => status)).toEqual([200, 200]);
  expect(stranger.status).toBe(404);
  const notices = db.selectFrom('notification').select('title').where('account_id', '=', talent.id);
  const titles = (await notices.execute()).filter(({ title }) => title.startsWith('Star Agency asks'));
  expect(titles).toHaveLength(1);

  const call = db
    .updateTable('job')
    .where('id', 'in', (eb) =>
      eb.selectFrom('application').select('job_id').where('id', '=', application_id),
    );
  await call.set({ status: 'pending', approved_at: null }).execute();
  const removed = await callApi('POST /api/user/agency/worksheet/forward', { body: remind }, agency);
  expect([removed.status, await read()]).toMatchObject([404, [{ kind: 'message' }]]);
  await call.set({ status: 'open', approved_at: made_at }).execute();

  await callApi(
    'POST /api/user/conversations/:id/read',
    { params: { id: application_id }, body: { place: 1 } },
    talent,
  );
  await db
    .updateTable('role_offer')
    .set({ status: 'declined', answered_at: made_at })
    .where('id', '=', offer.id)
    .execute();
  expect(await read()).toEqual([]);
});

test('shows messages to nobody whose mandate does not cover them, and the house who wrote for the talent', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const agency = await given.agency({ name: 'Star Agency' });
  const mandate = await given.mandate({ talent_id: talent.id, holder_id: agency.id, scopes: ['messages'] });
  const other = await given.agency({ name: 'Moon Agency' });
  await given.mandate({ talent_id: talent.id, holder_id: other.id, scopes: ['answer'] });
  await houseWrites(house, id);

  const seen = await callApi('GET /api/user/agency/worksheet', {}, agency);
  const hidden = await callApi('GET /api/user/agency/worksheet', {}, other);
  const acting = { token: await given.actingSession(mandate) };
  const route = 'POST /api/user/conversations/:id/messages';
  await callApi(route, { params: { id }, body: newMessage('She is free.') }, acting);
  const { body } = await callApi(
    'GET /api/production/conversations/:id',
    { params: { id }, query: {} },
    house,
  );
  const own = await callApi('GET /api/user/conversations/:id', { params: { id }, query: {} }, talent);

  expect(seen.body.items).toMatchObject([{ kind: 'message' }]);
  expect(hidden.body.items).toEqual([]);
  for (const messages of [body.messages, own.body.messages])
    expect(messages).toMatchObject([
      { acted_by: null },
      { party: 'talent', acted_by: { name: 'Star Agency', agency_name: null } },
    ]);
});

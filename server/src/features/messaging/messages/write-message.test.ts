import { bars } from '@kirdaar/contract/words/en/rules/conversations';
import { expect } from 'vitest';
import { createPair, newMessage, test } from '#testing/conversation-world.ts';

test('lets a house write first and the talent reply', async ({
  callApi,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const early = await talentWrites(talent, id);
  const first = await houseWrites(house, id, newMessage('Can you ride?'));
  const answer = await talentWrites(talent, id, newMessage('Yes.'));

  expect(early).toMatchObject({ status: 404 });
  expect(first).toMatchObject({
    status: 200,
    body: { data: { place: 1, party: 'house', text: 'Can you ride?' } },
  });
  expect(answer).toMatchObject({ status: 200, body: { data: { place: 2, party: 'talent', text: 'Yes.' } } });
  const read = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(read.body.messages.map(({ text }) => text)).toEqual(['Can you ride?', 'Yes.']);
});

test('shows which member wrote to colleagues, and only the house to the talent', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer', { display_name: 'Ravi of casting' });
  await houseWrites(reviewer, id);

  const atHouse = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  const atTalent = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);

  expect(atHouse.body.messages[0]?.by).toBe('Ravi of casting');
  expect(atTalent.body.conversation.other.name).toBe('Lamp Films');
  expect(JSON.stringify(atTalent.body)).not.toContain('Ravi');
});

test('stores a message once when it is sent twice, even in parallel', async ({
  callApi,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const message = newMessage();

  const answers = await Promise.all([1, 2, 3].map(() => houseWrites(house, id, message)));

  expect(answers.map(({ status, body }) => [status, body.data.place])).toEqual([
    [200, 1],
    [200, 1],
    [200, 1],
  ]);
  const other = await houseWrites(house, id, { ...message, text: 'Something else' });
  expect(other).toMatchObject({ status: 409, body: { code: 'message_id_taken' } });
  const read = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(read.body.messages).toHaveLength(1);
});

test("reveals nothing when another conversation's message id is reused", async ({
  callApi,
  given,
  pair,
  houseWrites,
}) => {
  const message = newMessage('For you alone');
  await houseWrites(pair.house, pair.id, message);
  const other = await createPair(given);

  const answer = await houseWrites(other.house, other.id, message);

  expect(answer.status).toBe(409);
  expect(JSON.stringify(answer.body)).not.toContain('For you alone');
  const listed = await callApi('GET /api/user/conversations', {}, other.talent);
  expect(listed.body.conversations).toEqual([]);
});

test('rejects a sixth message in a row until the talent replies', async ({
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  const five = await Promise.all([1, 2, 3, 4, 5].map((n) => houseWrites(house, id, newMessage(`Part ${n}`))));

  const sixth = await houseWrites(house, id);
  await talentWrites(talent, id);
  const afterwards = await houseWrites(house, id);

  expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(sixth).toMatchObject({ status: 409, body: { message: bars.house.unanswered } });
  expect(afterwards.status).toBe(200);
});

test('rejects a message that asks for money, names the words and sends nothing', async ({
  callApi,
  pair: { house, id },
  houseWrites,
}) => {
  const answer = await houseWrites(house, id, newMessage('You are in. The registration fee is 500.'));

  expect(answer.status).toBe(400);
  expect(answer.body.fields?.text).toContain('“registration fee”');
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  expect(read.body.messages).toEqual([]);
});

test('lets a viewer of the house read but not write', async ({
  callApi,
  given,
  pair: { house, id },
  houseWrites,
}) => {
  const viewer = await given.member(house, 'viewer');
  await houseWrites(house, id);

  const written = await houseWrites(viewer, id);
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, viewer);

  expect([written.status, read.status]).toEqual([403, 200]);
});

test('starts one conversation when two members write first at the same time', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const reviewer = await given.member(house, 'reviewer');

  const answers = await Promise.all([houseWrites(house, id), houseWrites(reviewer, id)]);

  expect(answers.map(({ body }) => body.data.place).sort()).toEqual([1, 2]);
  const listed = await callApi('GET /api/user/conversations', {}, talent);
  expect(listed.body.conversations).toHaveLength(1);
});

test('keeps messages of both participants sent at the same time, in the same order for both', async ({
  callApi,
  pair: { house, talent, id },
  houseWrites,
  talentWrites,
}) => {
  await houseWrites(house, id);

  await Promise.all([houseWrites(house, id), talentWrites(talent, id), houseWrites(house, id)]);

  const atHouse = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);
  const atTalent = await callApi('GET /api/user/conversations/:id', { params: { id } }, talent);
  expect(atHouse.body.messages.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  expect(atTalent.body.messages.map((message) => message.id)).toEqual(
    atHouse.body.messages.map((message) => message.id),
  );
});

test('rejects messages about an application that was withdrawn or lacks consent to messages', async ({
  callApi,
  given,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const other = await createPair(given);
  const silent = await given.application({ talent_id: (await given.talent()).id, job_id: other.job_id }, []);
  await callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent);

  const withdrawn = await houseWrites(house, id);
  const unsolicited = await houseWrites(other.house, silent.id);

  expect(withdrawn).toMatchObject({
    status: 409,
    body: { message: bars.house.withdrawn },
  });
  expect(unsolicited).toMatchObject({
    status: 409,
    body: { message: bars.house.consent },
  });
});

test('ends in a consistent state when withdrawing and writing run at the same time', async ({
  callApi,
  db,
  pair: { house, talent, id },
  houseWrites,
}) => {
  const [written] = await Promise.all([
    houseWrites(house, id),
    callApi('POST /api/user/job-applications/:id/withdraw', { params: { id } }, talent),
  ]);

  const stored = await db
    .selectFrom('conversation_message')
    .select('id')
    .where('application_id', '=', id)
    .execute();
  expect(stored).toHaveLength(written.status === 200 ? 1 : 0);
  expect((await houseWrites(house, id)).status).toBe(409);
});

test('lets only a house verified for children write to a child, while a guardian consents', async ({
  callApi,
  given,
  houseWrites,
  talentWrites,
}) => {
  const {
    house,
    talent: child,
    id,
  } = await (async () => {
    const lamp = await given.houseForChildren();
    const { production_house_id } = lamp;
    const { id: job_id } = await given.job({ production_house_id, age_range: '8-14' });
    const tara = await given.talent({ name: 'Tara Rao', date_of_birth: '2015-05-01' });
    await given.guardian(tara.id);
    return { house: lamp, talent: tara, id: (await given.application({ talent_id: tara.id, job_id })).id };
  })();

  const known = await houseWrites(house, id);
  await given.endChildGrade(house.production_house_id);
  const unknown = await houseWrites(house, id);
  await given.childGrade(house.production_house_id);
  await callApi('DELETE /api/user/guardian', {}, child);
  const unguarded = await houseWrites(house, id);
  const answer = await talentWrites(child, id);
  const read = await callApi('GET /api/production/conversations/:id', { params: { id } }, house);

  expect(known.status).toBe(200);
  expect(unknown).toMatchObject({ status: 404, body: { code: 'conversation_not_found' } });
  expect([unguarded.status, read.status]).toEqual([404, 404]);
  expect(answer).toMatchObject({ status: 409, body: { message: bars.talent.withdrawn } });
});

test('rejects a text that is empty or longer than four thousand characters', async ({
  pair: { house, id },
  houseWrites,
}) => {
  const empty = await houseWrites(house, id, newMessage('   '));
  const long = await houseWrites(house, id, newMessage('a'.repeat(4001)));
  const longest = await houseWrites(house, id, newMessage('क'.repeat(4000)));

  expect([empty.status, long.status, longest.status]).toEqual([400, 400, 200]);
});

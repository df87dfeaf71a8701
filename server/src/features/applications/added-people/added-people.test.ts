import { expect } from 'vitest';
import { tellAddedPerson } from '#features/applications/added-people/tasks.ts';
import { newMeera, addedTest as test } from '#testing/added-world.ts';
import { picture } from '#testing/files.ts';

test('adds people to the board, where they stand as added and move like applicants', async ({
  added,
  callApi,
}) => {
  const { house, job_id, add, board } = added;

  const { status, body } = await add([
    { name: 'Meera Nair', mobile: '98200 11111', note: 'Walked in on Monday.' },
    { name: 'Ravi Rao', email: 'Ravi@Home.example', video_link: 'https://drive.example/ravi' },
  ]);
  const [meera = '', ravi = ''] = body.application_ids.map(String);
  const moved = await callApi(
    'POST /api/production/review/moves',
    {
      body: {
        request_id: crypto.randomUUID(),
        application_ids: [ravi],
        status: 'shortlisted',
        shown: [ravi],
      },
    },
    house,
  );
  const review = await callApi('GET /api/production/review/:id', { params: { id: meera } }, house);
  const list = await callApi('GET /api/production/jobs/:id/added-people', { params: { id: job_id } }, house);

  expect(status).toBe(200);
  expect(body.message).toBe('2 people added.');
  expect(moved.body).toMatchObject({ not_moved: [] });
  expect(await board()).toMatchObject({
    'Meera Nair': { added: true, status: 'applied', opened: false, has_note: true },
    'Ravi Rao': { added: true, status: 'shortlisted' },
  });
  expect(review.body.data).toMatchObject({
    consent_pending: false,
    details: { phone: '+919820011111' },
    notes: [{ text: 'Walked in on Monday.' }],
    status_history: [{ status: 'applied', party: 'house' }],
  });
  expect(list.body).toMatchObject({
    takes_people: true,
    deleted: 0,
    people: [
      { name: 'Meera Nair', by: expect.any(String), told_at: null, can_be_told: true, joined_at: null },
      { name: 'Ravi Rao' },
    ],
  });
});

test('filters the board by who was added', async ({ added, callApi }) => {
  await added.applicant({ name: 'Tara' });
  await added.add([{ name: 'Meera Nair', mobile: '9820011120' }]);

  const { body } = await callApi(
    'GET /api/production/jobs/:id/board',
    { params: { id: added.job_id }, query: { added: '1' } },
    added.house,
  );

  expect(body.cards.map(({ name }) => name)).toEqual(['Meera Nair']);
});

test('adds a form that is sent twice once, also at the same time', async ({ added }) => {
  const people = [{ name: 'Meera Nair', mobile: '9820011112' }];
  const request_id = crypto.randomUUID();

  const [one, other] = await Promise.all([
    added.add(people, { request_id }),
    added.add(people, { request_id }),
  ]);
  const again = await added.add(people, { request_id });

  expect(other.body.application_ids).toEqual(one.body.application_ids);
  expect(again.body.application_ids).toEqual(one.body.application_ids);
  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);

  const more = await added.add([...people, { name: 'Ravi Rao', mobile: '9820011119' }], { request_id });
  const others = await added.add([{ name: 'Ravi Rao', mobile: '9820011119' }], { request_id });

  expect(more.body.fields).toEqual({ 'people.0.mobile': expect.any(String) });
  expect(others.status).toBe(200);
  expect(Object.keys(await added.board()).sort()).toEqual(['Meera Nair', 'Ravi Rao']);
});

test('adds nobody when one is wrong, known or twice in the list, and says which', async ({ added }) => {
  await added.add([{ name: 'Meera Nair', mobile: '9820011113' }]);

  const wrong = await added.add([
    { name: 'Ravi Rao', mobile: '12' },
    { name: 'Tara' },
    { name: '', email: 'a@home.example' },
  ]);
  const twice = await added.add([
    { name: 'Ravi Rao', email: 'ravi+tv@home.example' },
    { name: 'M. Nair', mobile: '+91 98200 11113' },
    { name: 'Ravi', email: 'ravi@home.example' },
  ]);

  expect(wrong).toMatchObject({
    status: 400,
    body: {
      fields: {
        'people.0.mobile': expect.any(String),
        'people.1.mobile': 'Enter a mobile number or an email.',
        'people.2.name': expect.any(String),
      },
    },
  });
  expect(twice).toMatchObject({
    status: 409,
    body: {
      code: 'people_added_twice',
      fields: { 'people.1.mobile': expect.any(String), 'people.2.email': expect.any(String) },
    },
  });
  expect(Object.keys(await added.board())).toEqual(['Meera Nair']);
});

test('takes at most 200 people at once', async ({ added }) => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      name: `Person ${'abc'[at % 3]}`,
      mobile: `98300${String(at).padStart(5, '0')}`,
    }));

  expect((await added.add(people(201))).status).toBe(400);
  expect((await added.add(people(200))).body.application_ids).toHaveLength(200);
});

test('needs the confirmation that everybody is an adult, and keeps who gave it and when', async ({
  added,
  db,
}) => {
  const people = [{ name: 'Meera Nair', mobile: '9820011114' }];

  const without = await added.add(people, { adults: false as never });
  await added.add(people);

  expect(without).toMatchObject({
    status: 400,
    body: { fields: { adults: 'Confirm that everybody is 18 or older.' } },
  });
  const rows = await db
    .selectFrom('added_person')
    .select(['account_id', 'added_at'])
    .where('job_id', '=', added.job_id)
    .execute();
  expect(rows).toEqual([{ account_id: added.house.id, added_at: expect.any(String) }]);
});

test('adds nobody to a call for children only, to a closed one or long after the deadline', async ({
  added,
  clock,
  db,
  callApi,
  given,
}) => {
  const people = [{ name: 'Meera Nair', mobile: '9820011115' }];
  const house = await given.houseForChildren();
  const { id } = await given.job({ production_house_id: house.production_house_id, age_range: '8-12' });
  const list = (job: string, as: typeof house) =>
    callApi('GET /api/production/jobs/:id/added-people', { params: { id: job } }, as);

  const forChildren = await added.add(people, {}, { job_id: id, house });
  expect(forChildren.body).toMatchObject({ code: 'adults_only_call' });
  expect((await list(id, house)).body.takes_people).toBe(false);

  await db.updateTable('job').set({ status: 'closed' }).where('id', '=', added.job_id).execute();
  expect((await added.add(people)).body).toMatchObject({ code: 'job_closed' });
  await db.updateTable('job').set({ status: 'open' }).where('id', '=', added.job_id).execute();

  const { closes_at } = await db
    .selectFrom('job')
    .select('closes_at')
    .where('id', '=', added.job_id)
    .executeTakeFirstOrThrow();
  const house2 = added.house;
  clock.now = new Date(Date.parse(closes_at) + 89 * 86_400_000);
  const token = await given.session(house2.id);
  expect((await added.add(people, {}, { house: { ...house2, token } })).status).toBe(200);
  clock.now = new Date(Date.parse(closes_at) + 91 * 86_400_000);
  const later = { ...house2, token: await given.session(house2.id) };
  expect(
    (await added.add([{ name: 'Ravi', mobile: '9820011116' }], {}, { house: later })).body,
  ).toMatchObject({ code: 'job_closed' });
});

test('stores a photo and a video, which the card and the application show', async ({
  added,
  callApi,
  given,
}) => {
  const { body } = await added.add([{ name: 'Meera Nair', mobile: '9820011117' }]);
  const id = String(body.application_ids[0]);
  const send = (files: object, as = added.house) =>
    callApi('POST /api/production/added-people/:id/files', { params: { id }, files }, as);

  const stored = await send({ photo: [await picture()] });
  const again = await send({ photo: [await picture()] });
  const foreign = await send({ photo: [await picture()] }, await given.house());

  expect([stored.status, again.status, foreign.status]).toEqual([200, 200, 404]);
  expect((await added.board())['Meera Nair']).toMatchObject({
    image_url: expect.stringContaining('/media/private/'),
  });
  const review = await callApi('GET /api/production/review/:id', { params: { id } }, added.house);
  expect(review.body.data.media).toMatchObject([{ field: 'headshot', kind: 'image' }]);
});

test('nobody is told that a house is casting for a casting call that staff removed', async ({
  added,
  callApi,
  deliver,
  given,
  services,
  takeEffect,
}) => {
  const { id } = await added.addOne(newMeera());
  const tell = () => callApi('POST /api/production/added-people/:id/tell', { params: { id } }, added.house);
  const before = await tell();
  await deliver();
  const params = { id: added.job_id };
  const refusal = { version: 1, ground: 'fraud', reason: 'Three paid.' } as const;
  await callApi('POST /api/admin/jobs/:id/refuse', { params, body: refusal }, await given.staff('moderator'));
  await takeEffect();
  await tellAddedPerson.run(services, { application_id: id }, crypto.randomUUID());

  expect(before.status).toBe(200);
  expect(await tell()).toMatchObject({ status: 409, body: { code: 'call_removed' } });
  expect(await deliver()).toEqual([]);
});

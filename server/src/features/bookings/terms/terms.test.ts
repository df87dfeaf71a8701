import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { test } from '#testing/terms-world.ts';

const memoOf = 'GET /api/user/offers/:id/deal-memo.pdf';

test('an offer with terms is accepted by signing them, once, and books their days', async ({
  callApi,
  db,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { id, owner, send, sign, read, offerOf, body } = await termsOf(talent.id);

  const sent = [await send(), await send()];
  const early = await callApi(
    'POST /api/user/offers/:id/accept',
    { params: { id: await offerOf() } },
    talent,
  );
  const before = await read(talent);
  const signed = [await sign(talent), await sign(talent)];

  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect(early).toMatchObject({ status: 409, body: { code: 'terms_unsigned' } });
  expect(before).toMatchObject({
    signer: 'reader',
    offer: { status: 'open' },
    versions: [{ sealed_at: null }],
  });
  expect(signed.map(({ status }) => status)).toEqual([200, 200]);
  expect(await read(talent)).toMatchObject({
    offer: { status: 'accepted' },
    versions: [{ version: 1, terms: { fee: 50_000 }, signatures: [{ party: 'house' }, { party: 'talent' }] }],
  });
  const { body: calendar } = await callApi('GET /api/user/availability', {}, talent);
  expect(calendar.bookings).toMatchObject([{ state: 'confirmed', from: body.from, until: body.until }]);
  const { body: steps } = await callApi(
    'GET /api/production/next-steps/:id',
    { params: { id: talent.id } },
    owner,
  );
  expect(steps.data).toMatchObject([
    { application_id: id, status: 'selected', offers: [{ has_terms: true }] },
  ]);
  const versions = db.selectFrom('offer_terms').select('version').where('application_id', '=', id);
  expect(await versions.execute()).toHaveLength(1);
});

test('both sides download the same sealed bytes in each language, whose hashes are in the audit log', async ({
  callApi,
  db,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { id, owner, send, sign, offerOf } = await termsOf(talent.id);
  await send();
  await sign(talent);

  const hashes = [];
  for (const language of ['en', 'hi'] as const) {
    const query = { language, version: 1 };
    const own = await callApi(memoOf, { params: { id: await offerOf() }, query }, talent);
    const params = { id };
    const theirs = await callApi(
      'GET /api/production/applications/:id/deal-memo.pdf',
      { params, query },
      owner,
    );
    expect(Buffer.compare(Buffer.from(own.body), Buffer.from(theirs.body))).toBe(0);
    hashes.push(createHash('sha256').update(Buffer.from(own.body)).digest('hex'));
  }

  expect(new Set(hashes).size).toBe(2);
  const logged = db
    .selectFrom('audit_log_entry')
    .select('name')
    .where('action', '=', 'terms_sealed')
    .where('production_house_id', '=', owner.production_house_id)
    .orderBy('id');
  expect((await logged.execute()).map(({ name }) => name)).toEqual(hashes);
  await expect(
    db
      .updateTable('deal_memo')
      .set({ file: Buffer.from('') })
      .execute(),
  ).rejects.toThrow();
});

test('a change is in force and moves the booking once the talent signs it, and the former until then', async ({
  callApi,
  db,
  deliver,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { owner, send, sign, change, read, body } = await termsOf(talent.id);
  await send();
  await sign(talent);
  await deliver();
  const days = async () => (await callApi('GET /api/user/availability', {}, talent)).body.bookings[0]?.until;
  const inForce = async () =>
    (await read(talent)).versions
      .filter(({ sealed_at, ended_at }) => sealed_at && !ended_at)
      .map(({ version }) => version);

  const later = { until: body.from };
  const changed = [await change(later), await change(later), await change({ ...later, fee: 60_000 })];
  const before = [await inForce(), await days()];
  const told = await deliver();
  const stale = await sign(talent, 2);
  const signed = await sign(talent, 3);

  expect(changed.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(before).toEqual([[1], body.until]);
  expect(told.map(({ to, subject }) => [to, subject.slice(0, 9)])).toEqual([[talent.email, 'New terms']]);
  expect(stale).toMatchObject({ status: 409, body: { code: 'terms_replaced' } });
  expect(signed.status).toBe(200);
  expect([await inForce(), await days()]).toEqual([[3], body.from]);
  expect((await deliver()).map(({ to, subject }) => [to, subject.slice(0, 16)])).toEqual([
    [owner.email, 'New terms signed'],
  ]);
  const second = db.updateTable('offer_terms').set({ ended_at: null }).where('version', '=', 1).execute();
  await expect(second).rejects.toThrow();
});

test('a talent keeps the terms in force when the house proposes others, and the house is told once', async ({
  callApi,
  deliver,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { owner, send, sign, change, read, offerOf } = await termsOf(talent.id);
  const keep = async (version: number) => {
    const params = { id: await offerOf() };
    return callApi('POST /api/user/offers/:id/terms/keep', { params, body: { version } }, talent);
  };
  await send();
  const early = await keep(1);
  await sign(talent);
  await change({ fee: 10 });
  await deliver();

  const kept = [await keep(1), await keep(2), await keep(2)];

  expect([early, ...kept].map(({ status }) => status)).toEqual([404, 404, 200, 200]);
  expect((await read(talent)).versions).toMatchObject([
    { version: 2, sealed_at: null, ended_at: expect.any(String) },
    { version: 1, sealed_at: expect.any(String), ended_at: null },
  ]);
  expect((await deliver()).map(({ to, subject }) => [to, subject.slice(0, 18)])).toEqual([
    [owner.email, 'New terms rejected'],
  ]);
  expect((await sign(talent, 2)).status).toBe(409);
});

test('terms are checked beside their fields before a code is sent, and ask talent for no money', async ({
  callApi,
  deliver,
  person,
  termsOf,
}) => {
  const { id, owner, body } = await termsOf((await person()).id);
  const wrong = (fields: object) =>
    callApi(
      'POST /api/production/applications/:id/terms/code',
      { params: { id }, body: { ...body, ...fields } },
      owner,
    );

  const fields = [
    { fee: -1 },
    { fee: '' },
    { fee: null },
    { work_days: 3 },
    { answer_by: '2020-01-01' },
    { answer_by: body.until },
    { pay_days: 91 },
    { hours: 17 },
    { until: '2020-01-01' },
    { travel: 'Pay Rs 500 as registration fee.' },
  ];
  for (const one of fields) {
    const { status, body: reply } = await wrong(one);
    expect([status, Object.keys(reply.fields ?? {})], JSON.stringify(one)).toEqual([400, Object.keys(one)]);
  }
  expect((await deliver()).filter(({ to }) => to === owner.email)).toEqual([]);
  expect((await wrong({ fee: '५०,०००' })).status).toBe(400);
  expect((await wrong({ fee: '५००००' })).status).toBe(200);
  expect((await deliver()).map(({ to }) => to)).toEqual([owner.mobile ?? owner.email]);
});

test('the right code is entered again, however often, once the days are free', async ({
  callApi,
  person,
  termsOf,
}) => {
  const talent = await person();
  const [other, wanted] = [await termsOf(talent.id), await termsOf(talent.id)];
  await other.send();
  await other.sign(talent);
  await wanted.send();
  const refused = [];
  for (let time = 0; time < 12; time += 1) refused.push((await wanted.sign(talent)).body.code);
  const params = { id: await other.offerOf() };
  await callApi('POST /api/user/offers/:id/step-back', { params, body: { reason: 'Dates clash' } }, talent);

  expect(new Set(refused)).toEqual(new Set(['days_taken']));
  expect((await wanted.sign(talent)).status).toBe(200);
});

test('an offer that was sent is not changed by sending another', async ({ person, termsOf }) => {
  const { send } = await termsOf((await person()).id);
  await send();

  expect(await send({ message: 'Another message.' })).toMatchObject({
    status: 409,
    body: { code: 'role_offer_exists' },
  });
});

test('nobody signs with a wrong code, and an offer without terms stays as it was', async ({
  callApi,
  given,
  person,
  termsOf,
}) => {
  const talent = await person();
  const { send, offerOf, read, id } = await termsOf(talent.id);
  await send();
  const params = { id: await offerOf() };
  const wrong = await callApi(
    'POST /api/user/offers/:id/terms/sign',
    { params, body: { version: 1, otp: '000000' } },
    talent,
  );
  const other = await person();
  const plain = await given.offer((await termsOf(other.id)).id);
  const accepted = await callApi('POST /api/user/offers/:id/accept', { params: { id: plain } }, other);

  expect(wrong.status).toBe(400);
  expect(await read(talent)).toMatchObject({ application_id: id, versions: [{ sealed_at: null }] });
  expect(accepted.status).toBe(200);
});

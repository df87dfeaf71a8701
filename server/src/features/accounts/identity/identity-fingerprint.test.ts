import { sql } from 'kysely';
import { expect } from 'vitest';
import { fingerprintsOf } from '#features/accounts/identity/identity-numbers.ts';
import { dumpDatabase } from '#testing/database-dump.ts';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const pan_no = 'ZQXPK7391M';
const aadhaar_no = '918273645509';
const password = 'canary in the mine';
const passport_no = 'QZ7391XK';
const canary = /ZQXPK7391M|918273645509|QZ7391XK|canary in the mine/i;

test('PAN, Aadhaar and password appear in no table, task, sent message or response', async ({
  callApi,
  db,
  deliver,
}) => {
  const talent = { ...talentRegistration(), pan_no: 'zqxpk 7391-m', aadhaar_no: '9182 7364 5509', password };
  const house = { ...houseRegistration(), pan_no, aadhaar_no, password };

  const registered = await callApi('POST /api/user/register', { body: talent });
  const again = await callApi('POST /api/user/register', { body: talent });
  const { pan_no: _, aadhaar_no: __, ...foreign } = talentRegistration();
  const passport = { passport_no: 'qz 7391-xk', passport_country: 'Kenya' };
  const foreigner = await callApi('POST /api/user/register', { body: { ...foreign, ...passport } });
  const registeredHouse = await callApi('POST /api/production/register', { body: house });
  const rejected = await callApi('POST /api/production/register', { body: { ...house, email: 'wrong' } });
  const beforeSending = await dumpDatabase(db);
  const messages = await deliver();
  const otp = codeSentTo(talent.email, messages);
  const verified = await callApi('POST /api/user/verify', { body: { email: talent.email, otp } });
  const login = await callApi('POST /api/user/login', { body: { identifier: talent.email, password } });
  const afterSending = await dumpDatabase(db);

  // Proves that the search covers the real data: the accounts and the queue.
  expect(beforeSending).toContain(talent.email);
  expect(beforeSending).toContain('send-code');
  expect(foreigner.status).toBe(200);
  expect(beforeSending).toContain(passport_no.slice(-4));
  expect(beforeSending + afterSending).not.toMatch(canary);
  expect(
    JSON.stringify([messages, registered, again, foreigner, registeredHouse, rejected, verified, login]),
  ).not.toMatch(canary);
});

test('a one-time code is stored neither in its row nor in its task', async ({ callApi, db, deliver }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const code = await db
    .selectFrom('one_time_code')
    .selectAll()
    .where('address', '=', body.email)
    .executeTakeFirstOrThrow();
  const task = await sql`select data from pgboss.job where data ->> 'code_id' = ${code.id}`.execute(db);

  const otp = codeSentTo(body.email, await deliver());

  expect(JSON.stringify({ ...code, seed: code.seed.toString('latin1') })).not.toContain(otp);
  expect(task.rows).toEqual([{ data: { code_id: code.id } }]);
});

test('stores only the last characters and a fingerprint of identity numbers, equal for every format', async ({
  callApi,
  db,
}) => {
  const first = { ...talentRegistration(), pan_no, aadhaar_no };
  const second = { ...talentRegistration(), pan_no: 'zqxpk-7391-m', aadhaar_no: '9182-7364-5509' };
  await callApi('POST /api/user/register', { body: first });
  await callApi('POST /api/user/register', { body: second });

  const rows = await db
    .selectFrom('account')
    .select(['pan_last4', 'aadhaar_last4', 'pan_fingerprint', 'aadhaar_fingerprint'])
    .where('email', 'in', [first.email, second.email])
    .execute();

  expect(rows[0]).toMatchObject({ pan_last4: '391M', aadhaar_last4: '5509' });
  expect(rows[0]?.pan_fingerprint).toHaveLength(32);
  expect(rows[0]).toEqual(rows[1]);
});

test('a fingerprint depends on the number, its kind and our key', () => {
  const key = Buffer.alloc(32, 1);
  const same = { pan_no: 'ABCDEFGHIJKL', aadhaar_no: 'ABCDEFGHIJKL' };

  const { pan_fingerprint, aadhaar_fingerprint } = fingerprintsOf(key, same);
  const again = fingerprintsOf(key, same);
  const otherNumber = fingerprintsOf(key, { ...same, pan_no: 'ABCDEFGHIJKM' });
  const otherKey = fingerprintsOf(Buffer.alloc(32, 2), same);

  expect(again.pan_fingerprint).toEqual(pan_fingerprint);
  expect(aadhaar_fingerprint).not.toEqual(pan_fingerprint);
  expect(otherNumber.pan_fingerprint).not.toEqual(pan_fingerprint);
  expect(otherKey.pan_fingerprint).not.toEqual(pan_fingerprint);
});

test('finds accounts with the same number by its fingerprint, in either role', async ({
  callApi,
  db,
  services,
}) => {
  const talent = { ...talentRegistration(), pan_no: 'DUPPE 1234-f' };
  const house = { ...houseRegistration(), pan_no: 'duppe1234F' };
  await callApi('POST /api/user/register', { body: talent });
  await callApi('POST /api/production/register', { body: house });
  await callApi('POST /api/user/register', { body: talentRegistration() });
  const { pan_fingerprint } = fingerprintsOf(services.secrets.identity, { pan_no: 'DUPPE1234F', aadhaar_no });

  const found = await db
    .selectFrom('account')
    .select('email')
    .where('pan_fingerprint', '=', pan_fingerprint)
    .execute();

  expect(found.map(({ email }) => email).toSorted()).toEqual([talent.email, house.email].toSorted());
});

test('no table contains one of our keys', async ({ callApi, db, deliver, services }) => {
  const body = talentRegistration();
  await callApi('POST /api/user/register', { body });
  const otp = codeSentTo(body.email, await deliver());
  await callApi('POST /api/user/verify', { body: { email: body.email, otp } });

  const dump = await dumpDatabase(db);

  const { codes, media, twoFactor, identity } = services.secrets;
  const keys = [...codes, ...media, ...twoFactor, identity];
  const written = keys.flatMap((key) => [
    key.toString('hex'),
    key.toString('base64').replace(/=+$/, ''),
    key.toString('base64url'),
    key.toString('latin1'),
  ]);
  expect(dump).toContain(body.email);
  expect(written.filter((key) => dump.includes(key))).toEqual([]);
});

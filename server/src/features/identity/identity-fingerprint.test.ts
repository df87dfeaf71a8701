import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { DB } from '#platform/database-types.generated.ts';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

const pan_no = 'ZQXPK7391M';
const aadhaar_no = '918273645509';
const password = 'canary in the mine';
const canary = /ZQXPK7391M|918273645509|canary in the mine/i;

test('PAN, Aadhaar and password are in no table, no task, no message and no reply', async ({
  call,
  db,
  deliver,
}) => {
  const talent = { ...talentRegistration(), pan_no: 'zqxpk 7391-m', aadhaar_no: '9182 7364 5509', password };
  const house = { ...houseRegistration(), pan_no, aadhaar_no, password };

  const registered = await call('POST /api/user/register', { body: talent });
  const again = await call('POST /api/user/register', { body: talent });
  const registeredHouse = await call('POST /api/production/register', { body: house });
  const refused = await call('POST /api/production/register', { body: { ...house, email: 'wrong' } });
  const beforeSending = await everyRow(db);
  const messages = await deliver();
  const otp = codeSentTo(talent.email, messages);
  const verified = await call('POST /api/user/verify', { body: { email: talent.email, otp } });
  const login = await call('POST /api/user/login', { body: { identifier: talent.email, password } });
  const afterSending = await everyRow(db);

  // The search sees what is there: the accounts and the queue.
  expect(beforeSending).toContain(talent.email);
  expect(beforeSending).toContain('send-code');
  expect(beforeSending + afterSending).not.toMatch(canary);
  expect(
    JSON.stringify([messages, registered, again, registeredHouse, refused, verified, login]),
  ).not.toMatch(canary);
});

test('a code stands neither in its row nor in its task', async ({ call, db, deliver }) => {
  const body = talentRegistration();
  await call('POST /api/user/register', { body });
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

test('of identity numbers the end and a fingerprint are kept, the same for every writing', async ({
  call,
  db,
}) => {
  const first = { ...talentRegistration(), pan_no, aadhaar_no };
  const second = { ...talentRegistration(), pan_no: 'zqxpk-7391-m', aadhaar_no: '9182-7364-5509' };
  await call('POST /api/user/register', { body: first });
  await call('POST /api/user/register', { body: second });

  const rows = await db
    .selectFrom('account')
    .select(['pan_last4', 'aadhaar_last4', 'pan_fingerprint', 'aadhaar_fingerprint'])
    .where('email', 'in', [first.email, second.email])
    .execute();

  expect(rows[0]).toMatchObject({ pan_last4: '391M', aadhaar_last4: '5509' });
  expect(rows[0]?.pan_fingerprint).toHaveLength(32);
  expect(rows[0]).toEqual(rows[1]);
});

/** Every row of every table, the queue's included, as text; binary columns as the text they may hold. */
async function everyRow(db: Kysely<DB>): Promise<string> {
  const { rows } = await sql<{ content: string }>`
    select query_to_xml(format('select * from %I.%I', table_schema, table_name), true, false, '')::text as content
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(db);
  const dump = rows.map(({ content }) => content).join('\n');
  const binary = dump.match(/(?<=_fingerprint>|seed>|hash>)[A-Za-z0-9+/=\s]+/g) ?? [];
  return [dump, ...binary.map((base64) => Buffer.from(base64, 'base64').toString('latin1'))].join('\n');
}

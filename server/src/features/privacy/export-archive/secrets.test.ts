import { expect } from 'vitest';
import { test } from '#testing/data-exports.ts';
import { codeSentTo, houseRegistration, talentRegistration } from '#testing/registrations.ts';

const written = (value: string) => {
  const bytes = Buffer.from(value);
  return [value, value.toUpperCase(), bytes.toString('base64'), bytes.toString('hex')].map((text) =>
    text.replace(/=+$/, ''),
  );
};
const bytesWritten = (bytes: Buffer) =>
  (['hex', 'base64', 'base64url'] as const).map((encoding) => bytes.toString(encoding).replace(/=+$/, ''));

test("contains no credentials and no identity numbers in any byte of a talent's archive", async ({
  callApi,
  db,
  deliver,
  exported,
}) => {
  const person = talentRegistration();
  await callApi('POST /api/user/register', { body: person });
  const otp = codeSentTo(person.email, await deliver());
  await callApi('POST /api/user/verify', { body: { email: person.email, otp } });
  const { body } = await callApi('POST /api/user/login', {
    body: { identifier: person.email, password: person.password },
  });
  const calendar = await callApi('POST /api/user/calendar', {}, body);
  const search = { name: 'Dancers', filters: {} };
  await callApi('POST /api/user/saved-searches', { body: search }, body);

  const { text, bytes } = await exported(body);

  const account = await db
    .selectFrom('account')
    .leftJoin('saved_search', 'talent_id', 'account.id')
    .select(['password_hash', 'account.stop_token', 'saved_search.stop_token as search_token'])
    .select(['pan_fingerprint', 'aadhaar_fingerprint'])
    .where('account.id', '=', body.user.id)
    .executeTakeFirstOrThrow();
  const sessions = db.selectFrom('session').select('token_hash').where('account_id', '=', body.user.id);
  const hashes = (await sessions.execute()).map(({ token_hash }) => token_hash);
  const { pan_fingerprint, aadhaar_fingerprint, ...tokens } = account;
  const secrets = [person.pan_no, person.aadhaar_no, person.password, body.token, ...Object.values(tokens)];
  const forbidden = [
    ...[...secrets, calendar.body.url.split('/').at(-1)].flatMap((value) => written(value ?? '')),
    ...[pan_fingerprint, aadhaar_fingerprint, ...hashes].flatMap((value) =>
      bytesWritten(value ?? Buffer.of()),
    ),
  ];
  expect(forbidden.filter((value) => value.length < 8)).toEqual([]);
  expect(forbidden.filter((value) => text.includes(value) || bytes.includes(value))).toEqual([]);
  expect(text).toContain('"pan_last4":"234F"');
});

test("contains no credentials and no identity numbers in any byte of a house's archive", async ({
  callApi,
  db,
  deliver,
  exported,
}) => {
  const person = houseRegistration();
  await callApi('POST /api/production/register', { body: person });
  const otp = codeSentTo(person.email, await deliver());
  await callApi('POST /api/production/verify', { body: { email: person.email, otp } });
  const { body } = await callApi('POST /api/production/login', {
    body: { identifier: person.email, password: person.password },
  });
  const invited = { email: 'ravi@test.example', team_role: 'reviewer' as const };
  await callApi('POST /api/production/team/invitations', { body: invited }, body);

  const { text, bytes } = await exported(body, 'production');

  const { seed, token_hash } = await db
    .selectFrom('team_invitation')
    .select(['seed', 'token_hash'])
    .where('email', '=', invited.email)
    .executeTakeFirstOrThrow();
  const forbidden = [
    ...[person.pan_no, person.aadhaar_no, person.password, body.token, seed].flatMap(written),
    ...bytesWritten(token_hash),
  ];
  expect(forbidden.filter((value) => text.includes(value) || bytes.includes(value))).toEqual([]);
  expect(text).toContain(invited.email);
});

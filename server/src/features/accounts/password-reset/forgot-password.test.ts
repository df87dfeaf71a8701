import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '#testing/test.ts';

test.for(['user', 'production'] as const)(
  'requesting a code as %s reveals nothing about an email, and does the same work',
  async (role, { app, db, given }) => {
    const known = role === 'user' ? await given.talent() : await given.house();
    const waiting = await given.talent({}, { verified_at: null });
    const unknown = known.email.replace('person', 'nobody');
    const emails = [known.email, waiting.email, unknown];

    const requested = await Promise.all(
      emails.map((email) =>
        app.inject({ method: 'POST', url: `/api/${role}/forgot-password`, payload: { email } }),
      ),
    );
    const again = await Promise.all(
      emails.map((email) =>
        app.inject({ method: 'POST', url: `/api/${role}/forgot-password`, payload: { email } }),
      ),
    );

    const seen = requested.map(({ statusCode, payload, headers }) => ({
      statusCode,
      payload,
      headers: { ...headers, date: '', 'x-request-id': '', 'set-cookie': '' },
    }));
    expect(seen[0]).toMatchObject({ statusCode: 200 });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(again.map(({ statusCode }) => statusCode)).toEqual([429, 429, 429]);

    const codes = db.selectFrom('one_time_code').select('id').where('address', 'in', emails);
    const ids = (await codes.execute()).map(({ id }) => id);
    const tasks = await sql`select 1 from pgboss.job where data ->> 'code_id' = any(${ids})`.execute(db);
    expect([ids.length, tasks.rows.length]).toEqual([3, 3]);
  },
);

test('sends the email only to a verified account', async ({ callApi, deliver, given }) => {
  const known = await given.talent();
  const waiting = await given.talent({}, { verified_at: null });
  const house = await given.house();
  const emails = [known.email, waiting.email, house.email, 'nobody@test.example'];

  await Promise.all(emails.map((email) => callApi('POST /api/user/forgot-password', { body: { email } })));

  const reached = (await deliver()).map(({ to }) => to).filter((to) => emails.includes(to));
  expect(reached).toEqual([known.email]);
});

test('answers a wrong code alike for a known and an unknown email', async ({ callApi, given }) => {
  const emails = [(await given.talent()).email, 'stranger@test.example'];
  await Promise.all(emails.map((email) => callApi('POST /api/user/forgot-password', { body: { email } })));

  const responses = await Promise.all(
    emails.map((email) => callApi('POST /api/user/forgot-password', { body: { email, otp: '000000' } })),
  );

  const expected = { status: 400, body: { code: 'invalid_code', fields: { otp: 'Invalid OTP' } } };
  expect(responses[0]).toMatchObject(expected);
  expect(responses[1]).toMatchObject(expected);
});

test('an empty code does not request a new one', async ({ callApi, deliver, given }) => {
  const { email } = await given.talent();

  const response = await callApi('POST /api/user/forgot-password', { body: { email, otp: '' } });

  expect(response).toMatchObject({
    status: 400,
    body: { fields: { otp: 'Please enter a complete 6-digit OTP' } },
  });
  expect((await deliver()).filter(({ to }) => to === email)).toEqual([]);
});

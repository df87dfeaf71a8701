import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { rejectionMessageEmail } from '#features/applications/decisions/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Database } from '#platform/database/database.ts';
import { test } from '#testing/test.ts';

const notificationTo = (account_id: string) => {
  return {
    source: 'a trial',
    account_id,
    template: rejectionMessageEmail,
    facts: rejectionMessageEmail.sample,
  };
};
const oneClick = 'List-Unsubscribe=One-Click';

async function stopTokenOf(db: Database, id: string) {
  const account = db.selectFrom('account').select('stop_token').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).stop_token;
}

/** Posts to an unsubscribe URL of an email as an email client does. */
function post(app: FastifyInstance, url: string, type: string, payload: string) {
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
}

test('unsubscribes by one click in an email client without a redirect or cookie', async ({
  app,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await notify(services, notificationTo(talent.id));
  const [sent] = await deliver();
  const { pathname } = new URL(sent?.unsubscribe ?? '');

  const response = await post(app, pathname, 'application/x-www-form-urlencoded', oneClick);

  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.body).toBe('You will no longer get notifications about applications by email.\n');
  await notify(services, { ...notificationTo(talent.id), source: 'another' });
  expect(await deliver()).toEqual([]);
});

test('unsubscribes with a multipart form too', async ({ app, db, services, deliver, given }) => {
  const talent = await given.talent();
  const url = `/api/stop/${await stopTokenOf(db, talent.id)}/applications/email`;
  const form = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

  const response = await post(app, url, 'multipart/form-data; boundary=x', form);

  expect(response.statusCode).toBe(200);
  await notify(services, notificationTo(talent.id));
  expect(await deliver()).toEqual([]);
});

test('does not unsubscribe when the URL is only opened', async ({ app, db, services, deliver, given }) => {
  const talent = await given.talent();
  const url = `/api/stop/${await stopTokenOf(db, talent.id)}/applications/email`;

  const response = await app.inject({ method: 'GET', url });

  expect(response.statusCode).toBe(404);
  await notify(services, notificationTo(talent.id));
  expect(await deliver()).toHaveLength(1);
});

test.for(['applications/email/', 'applications/pigeon', 'weather/email', 'account/email'])(
  'answers 404 at /%s for an unknown token, kind or channel',
  async (end, { app, db, given }) => {
    const known = await stopTokenOf(db, (await given.talent()).id);
    const token = end.endsWith('/') ? crypto.randomUUID() : known;

    const response = await post(
      app,
      `/api/stop/${token}/${end}`,
      'application/x-www-form-urlencoded',
      oneClick,
    );

    expect(response.statusCode).toBe(404);
  },
);

test("unsubscribes and resubscribes on the email's page in the language of the account", async ({
  callApi,
  db,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await db.updateTable('account').set({ language: 'hi' }).where('id', '=', talent.id).execute();
  const body = {
    token: await stopTokenOf(db, talent.id),
    kind: 'applications',
    channel: 'email',
    wanted: false,
  } as const;

  const stopped = await callApi('POST /api/stops', { body });
  const undone = await callApi('POST /api/stops', { body: { ...body, wanted: true } });

  expect(stopped.body).toEqual({
    success: true,
    role: 'talent',
    language: 'hi',
    message: 'आवेदनों के बारे में नोटिफ़िकेशन अब ईमेल से नहीं आएँगे।',
  });
  expect(undone.body.message).toBe('आवेदनों के बारे में नोटिफ़िकेशन फिर से ईमेल से आएँगे।');
  await notify(services, notificationTo(talent.id));
  expect(await deliver()).toHaveLength(1);
});

test('rejects the unsubscribe token of a former team member', async ({ callApi, db, given }) => {
  const house = await given.house();
  const member = await given.member(house, 'viewer');
  const token = await stopTokenOf(db, member.id);
  await callApi('POST /api/production/team/leave', {}, member);

  const response = await callApi('POST /api/stops', {
    body: { token, kind: 'applications', channel: 'email', wanted: false },
  });

  expect(response.status).toBe(404);
});

test('limits the rate of unsubscribe requests from one IP address', async ({ strictApp }) => {
  const body = { token: crypto.randomUUID(), kind: 'applications', channel: 'email', wanted: false };
  const tries = await Promise.all(
    Array.from({ length: 121 }, () =>
      strictApp.inject({ method: 'POST', url: '/api/stops', payload: body, remoteAddress: '203.0.113.77' }),
    ),
  );

  const statuses = tries.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

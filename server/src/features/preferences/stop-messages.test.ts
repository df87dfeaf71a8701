import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { tell } from '#features/messages/tell.ts';
import { releaseLetter } from '#features/releases/letters.ts';
import type { Database } from '#platform/database.ts';
import { test } from '#testing/test.ts';

const told = (account_id: string) => {
  return { source: 'a trial', account_id, letter: releaseLetter, facts: releaseLetter.sample };
};
const oneClick = 'List-Unsubscribe=One-Click';

async function stopTokenOf(db: Database, id: string) {
  const account = db.selectFrom('account').select('stop_token').where('id', '=', id);
  return (await account.executeTakeFirstOrThrow()).stop_token;
}

/** Posts to an address of a letter as a program of mail does. */
function post(app: FastifyInstance, url: string, type: string, payload: string) {
  return app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });
}

test('one click in a program of mail stops the kind, without a redirect or a cookie', async ({
  app,
  services,
  deliver,
  given,
}) => {
  const talent = await given.talent();
  await tell(services, told(talent.id));
  const [sent] = await deliver();
  const { pathname } = new URL(sent?.unsubscribe ?? '');

  const response = await post(app, pathname, 'application/x-www-form-urlencoded', oneClick);

  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.body).toBe('Messages about applications no longer come by email.\n');
  await tell(services, { ...told(talent.id), source: 'another' });
  expect(await deliver()).toEqual([]);
});

test('a form of several parts stops as well', async ({ app, db, services, deliver, given }) => {
  const talent = await given.talent();
  const url = `/api/stop/${await stopTokenOf(db, talent.id)}/applications/email`;
  const form = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

  const response = await post(app, url, 'multipart/form-data; boundary=x', form);

  expect(response.statusCode).toBe(200);
  await tell(services, told(talent.id));
  expect(await deliver()).toEqual([]);
});

test('opening the address stops nothing', async ({ app, db, services, deliver, given }) => {
  const talent = await given.talent();
  const url = `/api/stop/${await stopTokenOf(db, talent.id)}/applications/email`;

  const response = await app.inject({ method: 'GET', url });

  expect(response.statusCode).toBe(404);
  await tell(services, told(talent.id));
  expect(await deliver()).toHaveLength(1);
});

test.for(['applications/email/', 'applications/pigeon', 'weather/email', 'account/email'])(
  'nothing is stopped at /%s for a token of nobody, or what there is not to stop',
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

test('the page of a letter stops and takes it back in the language of its reader', async ({
  call,
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

  const stopped = await call('POST /api/stops', { body });
  const undone = await call('POST /api/stops', { body: { ...body, wanted: true } });

  expect(stopped.body).toEqual({
    success: true,
    role: 'talent',
    language: 'hi',
    message: 'आवेदनों के बारे में संदेश अब ईमेल से नहीं आएँगे।',
  });
  expect(undone.body.message).toBe('आवेदनों के बारे में संदेश फिर से ईमेल से आएँगे।');
  await tell(services, told(talent.id));
  expect(await deliver()).toHaveLength(1);
});

test('whoever left a team has nothing to stop any more', async ({ call, db, given }) => {
  const house = await given.house();
  const member = await given.member(house, 'viewer');
  const token = await stopTokenOf(db, member.id);
  await call('POST /api/production/team/leave', {}, member);

  const response = await call('POST /api/stops', {
    body: { token, kind: 'applications', channel: 'email', wanted: false },
  });

  expect(response.status).toBe(404);
});

test('tokens cannot be tried without end from one address', async ({ strictApp }) => {
  const body = { token: crypto.randomUUID(), kind: 'applications', channel: 'email', wanted: false };
  const tries = await Promise.all(
    Array.from({ length: 121 }, () =>
      strictApp.inject({ method: 'POST', url: '/api/stops', payload: body, remoteAddress: '203.0.113.77' }),
    ),
  );

  const statuses = tries.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

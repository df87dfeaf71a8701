import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#testing/given.ts';
import { payloadOf } from '#testing/payload.ts';
import { answers } from '#testing/posts.ts';
import { newMobile } from '#testing/registrations.ts';
import { test } from '#testing/test.ts';

/** A query string with every name that could refer to an account. */
function queryFor(id: string): string {
  return `user_id=${id}&user_id=${id}&userId=${id}&id=${id}&id=${id}&talent_id=${id}&talentId=${id}`;
}

function fieldsFor(id: string) {
  return { user_id: id, userId: id, id, talent_id: id, talentId: id, account_id: id, actor: { id } };
}

function applicantsOf(db: Database, job_id: string) {
  return db.selectFrom('application').select('talent_id').where('job_id', '=', job_id).execute();
}

async function post(app: FastifyInstance, url: string, body: Record<string, unknown>, as: Caller) {
  const response = await app.inject({ method: 'POST', url, ...(await payloadOf(body, undefined, as)) });
  return response.statusCode;
}

test('takes a session only from one word after “Bearer”', async ({ app, given }) => {
  const { token } = await given.talent();
  const statusWith = async (authorization: string) =>
    (await app.inject({ url: '/api/account', headers: { authorization } })).statusCode;

  const taken = [await statusWith(`Bearer ${token}`), await statusWith(`bearer ${token}`)];
  const rejected = [
    await statusWith(`Basic Bearer ${token}`),
    await statusWith(`Bearer ${token} or another`),
    await statusWith(token),
  ];

  expect(taken).toEqual([200, 200]);
  expect(rejected).toEqual([401, 401, 401]);
});

test('attributes an application to the session, not to ids in its body and query', async ({
  app,
  db,
  given,
}) => {
  const [own, other] = [await given.talent(), await given.talent()];
  const { id: job_id } = await given.job();
  const body = { ...answers, job_id, ...fieldsFor(other.id), details: fieldsFor(other.id) };

  const status = await post(app, `/api/user/job-apply?${queryFor(other.id)}`, body, own);

  expect(status).toBe(200);
  expect(await applicantsOf(db, job_id)).toEqual([{ talent_id: own.id }]);
});

test('attributes an application to the session, not to repeated ids in its form', async ({
  app,
  db,
  given,
}) => {
  const [own, other] = [await given.talent(), await given.talent()];
  const { id: job_id } = await given.job();
  const form = new FormData();
  const fields = { role_specific_info: 'I ride horses.', travel: '1', availability: '1', job_id };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const name of ['user_id', 'userId', 'id', 'talent_id', 'user_id', 'talent_id'])
    form.append(name, other.id);
  const request = new Request('http://test', { method: 'POST', body: form });

  const response = await app.inject({
    method: 'POST',
    url: `/api/user/job-apply?${queryFor(other.id)}`,
    headers: {
      authorization: `Bearer ${own.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });

  expect(response.statusCode).toBe(200);
  expect(await applicantsOf(db, job_id)).toEqual([{ talent_id: own.id }]);
});

test('ignores ids in keys that are repeated in a JSON body', async ({ app, db, given }) => {
  const [own, other] = [await given.talent(), await given.talent()];
  const { id: job_id } = await given.job();
  const twice = `"talent_id":"${own.id}","talent_id":"${other.id}","user_id":"${other.id}","user_id":"${other.id}"`;

  const response = await app.inject({
    method: 'POST',
    url: '/api/user/job-apply',
    headers: { authorization: `Bearer ${own.token}`, 'content-type': 'application/json' },
    payload: `{${twice},${JSON.stringify({ ...answers, job_id }).slice(1)}`,
  });

  expect(response.statusCode).toBe(200);
  expect(await applicantsOf(db, job_id)).toEqual([{ talent_id: own.id }]);
});

test('responds 404 when an id is appended to the URL', async ({ app, db, given }) => {
  const [own, other] = [await given.talent(), await given.talent()];
  const { id: job_id } = await given.job();

  const status = await post(app, `/api/user/job-apply/${other.id}`, { ...answers, job_id }, own);

  expect(status).toBe(404);
  expect(await applicantsOf(db, job_id)).toEqual([]);
});

test('names a guardian and withdraws the consent only for the child of the session', async ({
  app,
  db,
  given,
}) => {
  const own = await given.talent({ date_of_birth: '2015-05-01' });
  const other = await given.talent({ date_of_birth: '2015-05-01' });
  const mother = { name: 'Sunita Rao', relation: 'Mother', mobile: newMobile() };
  const url = `/api/user/guardian?${queryFor(other.id)}`;
  const payload = await payloadOf({ ...fieldsFor(other.id), ...mother }, undefined, own);
  const children = () =>
    db.selectFrom('guardian').select('talent_id').where('withdrawn_at', 'is', null).execute();

  const named = await app.inject({ method: 'PUT', url, ...payload });
  const agreed = await children();
  await given.guardian(other.id);
  const takenBack = await app.inject({ method: 'DELETE', url, headers: payload.headers });

  expect([named.statusCode, takenBack.statusCode]).toEqual([200, 200]);
  expect(agreed).toEqual([{ talent_id: own.id }]);
  expect(await children()).toEqual([{ talent_id: other.id }]);
});

test('returns the session’s own data, not that of ids in the query', async ({ app, given }) => {
  const [own, other] = [await given.talent(), await given.talent()];
  const mine = await given.application({ talent_id: own.id });
  await given.application({ talent_id: other.id });
  const headers = { authorization: `Bearer ${own.token}` };

  const sent = await app.inject({ url: `/api/user/job-applications?${queryFor(other.id)}`, headers });
  const applied = await app.inject({ url: `/api/user/calls-for-you?${queryFor(other.id)}`, headers });

  expect(sent.json().data).toMatchObject([{ application_id: mine.id }]);
  expect(applied.json().applied_job_ids).toEqual([mine.job_id]);
});

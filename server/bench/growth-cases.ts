import { randomUUID } from 'node:crypto';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import type pg from 'pg';
import { type Case, callCases, type Request } from '#bench/cases.ts';
import { openSession } from '#bench/open-session.ts';
import { withClient } from '#bench/with-client.ts';
import { hashToken, newToken } from '#features/accounts/identity/session-token.ts';

/** A kind of request whose cost is compared between sizes; each request of a write is sent only once. */
export interface GrowthCase extends Pick<Case, 'name' | 'requests'> {
  isWrite: boolean;
}

const WRITERS = 200;
const reads = [
  'filter by five fields, 12 + total',
  'filter, mixed selections',
  'text search',
  'open calls, page N',
  'one call by id',
];

/** Builds the main reads and writes on a filled database. */
export function growthCases(url: string, jobs: number): Promise<GrowthCase[]> {
  return withClient(url, async (client) => {
    const house = await openSession(url);
    const shared = callCases(jobs, house).filter(({ name }) => reads.includes(name));
    const writers = await openTalentSessions(client);
    const profiles = writers.map(({ id }) => ({ method: 'GET', path: `/api/profiles/${id}` }) as const);
    const own = writers.map(
      ({ token }) => ({ method: 'GET', path: '/api/user/job-applications', token }) as const,
    );
    return [
      ...shared.map(({ name, requests }) => ({ name, requests, isWrite: false })),
      { name: 'one profile by id', requests: profiles, isWrite: false },
      { name: 'own applications', requests: own, isWrite: false },
      { name: 'board of a call', requests: await boardsOf(client, house), isWrite: false },
      {
        name: 'save a profile',
        requests: writers.map(({ token }, place) => save(token, place)),
        isWrite: true,
      },
      { name: 'move an application', requests: await movesOf(client, house), isWrite: true },
      // Last, because its emails are sent while others would be measured.
      { name: 'apply', requests: await applyTo(client, writers), isWrite: true },
    ];
  });
}

interface Writer {
  id: string;
  token: string;
}

/** Logs in adults, each for a day. */
async function openTalentSessions(client: pg.Client): Promise<Writer[]> {
  const { rows } = await client.query<{ id: string }>(
    // Without a plan, five applications a year.
    `select id from talent where public_from <= current_date
        and (select count(*) from application where talent_id = talent.id) < 4
      order by id limit $1`,
    [WRITERS],
  );
  const writers = rows.map(({ id }) => ({ id, token: newToken() }));
  await client.query(
    `insert into session (token_hash, account_id, created_at, expires_at)
      select hash, account, now(), now() + interval '1 day' from unnest($1::bytea[], $2::uuid[]) as opened(hash, account)`,
    [writers.map(({ token }) => hashToken(token)), writers.map(({ id }) => id)],
  );
  return writers;
}

function save(token: string, place: number): Request {
  // Both are indexed in every way in which profiles are found.
  const body = { city: place % 2 ? 'Pune' : 'Shimla', hair_color: place % 2 ? 'BLACK' : 'BROWN' };
  return { method: 'PUT', path: '/api/user/profile', body, token };
}

async function applyTo(client: pg.Client, writers: Writer[]): Promise<Request[]> {
  const { rows } = await client.query<{ job_id: string }>(
    `with open as materialized (
        select id from job where status = 'open' and application_deadline > current_date order by id limit 100
      )
      select (
        select id from open job where not exists (select from application where job_id = job.id and talent_id = writer.id)
        order by md5(job.id || writer.id::text) limit 1
      ) job_id
      from unnest($1::uuid[]) with ordinality as writer(id, place) order by place`,
    [writers.map(({ id }) => id)],
  );
  const consents = applyConsents.map(({ id, version }) => ({ id, version }));
  const answers = { role_specific_info: 'I ride horses.', travel: true, availability: true, consents };
  return writers.flatMap(({ token }, place) => {
    const job = rows[place];
    if (!job?.job_id) return [];
    return [{ method: 'POST', path: '/api/user/job-apply', body: { job_id: job.job_id, ...answers }, token }];
  });
}

async function boardsOf(client: pg.Client, token: string): Promise<Request[]> {
  const { rows } = await client.query<{ id: string }>(
    `select job.id from job join account using (production_house_id) join session on account_id = account.id
      where token_hash = $1 order by job.id`,
    [hashToken(token)],
  );
  return rows.map(({ id }) => ({ method: 'GET', path: `/api/production/jobs/${id}/board`, token }));
}

async function movesOf(client: pg.Client, token: string): Promise<Request[]> {
  const { rows } = await client.query<{ id: string; status: string }>(
    `select application.id, application.status from application join job on job.id = job_id
        join account using (production_house_id) join session on account_id = account.id
      where token_hash = $1 and application.status in ('applied', 'viewed', 'shortlisted')
      order by application.id limit $2`,
    [hashToken(token), WRITERS],
  );
  return rows.map(({ id, status }) => ({
    method: 'POST',
    path: '/api/production/review/moves',
    body: {
      request_id: randomUUID(),
      application_ids: [id],
      status: status === 'shortlisted' ? 'viewed' : 'shortlisted',
    },
    token,
  }));
}

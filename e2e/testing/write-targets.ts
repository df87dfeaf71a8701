import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { picture } from '@kirdaar/server/testing/files';
import { talentRegistration } from '@kirdaar/server/testing/registrations';
import type { Deployment } from '#testing/deployment.ts';

export const kinds = ['application', 'message', 'order', 'upload', 'registration'] as const;
export type Kind = (typeof kinds)[number];

/** A write that a person repeats until it is confirmed. */
export interface Write {
  kind: Kind;
  /** Finds its row: `talent/job` of an application, `talent/digest` of an upload, an email address, a request id. */
  key: string;
  path: string;
  token?: string;
  body: object | (() => FormData);
}

interface Talent {
  id: string;
  token: string;
  jobs: string[];
}

const PHOTOS_EACH = 2;

/** Chooses people of the demo world, opens a session for each, and makes an endless supply of writes of each kind. */
export async function chooseWrites({
  query,
}: Pick<Deployment, 'query'>): Promise<Record<Kind, () => Promise<Write>>> {
  const talent = await chooseTalent(query);
  const plan = (await query<{ id: string }>('select id from plan order by price limit 1'))[0]?.id ?? '';
  const [house] = await query<{ id: string; applications: string[] }>(
    `select account.id, array_agg(application.id) applications
    from account join job using (production_house_id) join application on job_id = job.id
    where account.email = 'house@kirdaar.example' and application.status <> 'withdrawn'
    group by account.id`,
  );
  if (!house) throw new Error('The demo world has no house with applicants.');
  const houseToken = await openSession(query, house.id);
  const headshot = await picture('headshot.png');

  const applications = talent.flatMap(({ jobs, ...one }) => jobs.map((job_id) => ({ ...one, job_id })));
  const buyers = [...talent];
  const uploaders = Array.from({ length: PHOTOS_EACH }, () => talent).flat();
  let messages = 0;
  return {
    application: async () => applicationOf(next(applications), headshot),
    message: async () => {
      messages += 1;
      const request_id = randomUUID();
      const application = house.applications[messages % house.applications.length];
      return {
        kind: 'message',
        key: request_id,
        path: `/api/production/conversations/${application}/messages`,
        token: houseToken,
        body: { request_id, text: `Message ${messages}` },
      };
    },
    order: async () => {
      const { token } = next(buyers);
      const request_id = randomUUID();
      const body = { plan_id: plan, state: 'Kerala', request_id };
      return { kind: 'order', key: request_id, path: '/api/user/orders', token, body };
    },
    upload: async () => {
      const { id, token } = next(uploaders);
      const color = `#${uploaders.length.toString(16).padStart(6, '0')}`;
      const file = await picture('photo.png', color);
      const digest = createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex');
      const body = () => formOf({ kind: 'photo', file });
      return { kind: 'upload', key: `${id}/${digest}`, path: '/api/user/media', token, body };
    },
    registration: async () => {
      const body = talentRegistration();
      return { kind: 'registration', key: body.email, path: '/api/user/register', body };
    },
  };
}

function applicationOf(
  { id, token, job_id }: { id: string; token: string; job_id: string },
  headshot: File,
): Write {
  const consents = JSON.stringify(applyConsents.map(({ id, version }) => ({ id, version })));
  const fields = {
    job_id,
    role_specific_info: 'I ride horses.',
    travel: '1',
    availability: '1',
    consents,
    headshot,
  };
  return {
    kind: 'application',
    key: `${id}/${job_id}`,
    path: '/api/user/job-apply',
    token,
    body: () => formOf(fields),
  };
}

/** Chooses adults without a plan, and two open casting calls that each has not applied to. */
async function chooseTalent(query: Deployment['query']): Promise<Talent[]> {
  const chosen = await query<{ id: string; jobs: string[] }>(
    `select talent.id, array_agg(job.id) jobs
    from talent cross join lateral (
      select id from job
      where status = 'open' and closes_at > now() + interval '1 day'
        and not exists (select from application where talent_id = talent.id and job_id = job.id)
      order by md5(talent.id::text || job.id::text) limit 2
    ) job
    where not is_child(date_of_birth, now())
      and not exists (select from subscription where talent_id = talent.id)
      and (select count(*) from application where talent_id = talent.id) <= 2
    group by talent.id order by talent.id`,
  );
  const talent = [];
  for (const { id, jobs } of chosen) talent.push({ id, jobs, token: await openSession(query, id) });
  return talent;
}

async function openSession(query: Deployment['query'], accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    `insert into session (token_hash, account_id, created_at, expires_at)
    values ($1, $2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), accountId],
  );
  return token;
}

function next<T>(supply: T[]): T {
  const found = supply.shift();
  if (!found) throw new Error('The demo world has too few people for a load of this length.');
  return found;
}

function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

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

type Query = Deployment['query'];

const PHOTOS_EACH = 2;

/** Chooses people of the demo world, opens a session for each, and returns how to make writes of each kind. */
export async function chooseWrites(query: Query): Promise<Record<Kind, () => Promise<Write>>> {
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
  const consents = JSON.stringify(applyConsents.map(({ id, version }) => ({ id, version })));

  const applications = talent.flatMap(({ jobs, ...one }) => jobs.map((job_id) => ({ ...one, job_id })));
  const buyers = [...talent];
  const uploaders = Array.from({ length: PHOTOS_EACH }, () => talent).flat();
  let messages = 0;
  return {
    application: async () => {
      const { id, token, job_id } = next(applications);
      const answers = { role_specific_info: 'I ride horses.', travel: '1', availability: '1' };
      const body = () => formOf({ job_id, ...answers, consents, headshot });
      return { kind: 'application', key: `${id}/${job_id}`, path: '/api/user/job-apply', token, body };
    },
    message: async () => {
      messages += 1;
      const request_id = randomUUID();
      const body = { request_id, text: `Message ${messages}` };
      const application = house.applications[messages % house.applications.length];
      const path = `/api/production/conversations/${application}/messages`;
      return { kind: 'message', key: request_id, path, token: houseToken, body };
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

/** Chooses adults without a plan, and two open casting calls that each has not applied to. */
async function chooseTalent(query: Query) {
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
  // One after the other, because each query opens a connection.
  const talent: ((typeof chosen)[number] & { token: string })[] = [];
  for (const one of chosen) talent.push({ ...one, token: await openSession(query, one.id) });
  return talent;
}

async function openSession(query: Query, accountId: string): Promise<string> {
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

/** How the database writes the key of each kind, and where it has the rows that are complete. */
const stored: Record<Kind, [key: string, rows: string]> = {
  application: [
    `talent_id || '/' || job_id`,
    `application where (select count(*) from status_change where application_id = application.id) = 1
      and (select count(*) from application_consent where application_id = application.id) = 3
      and (select count(*) from application_media where application_id = application.id) = 1`,
  ],
  message: ['id::text', 'conversation_message'],
  order: ['request_id::text', 'plan_order where gateway_order_id is not null'],
  upload: [`talent_id || '/' || encode(digest, 'hex')`, 'talent_media join media_file on name = file'],
  registration: ['email', 'account'],
};

/** Returns how many confirmed writes it compared with the database, and those that are not stored exactly once. */
export async function compareWrites(query: Query, confirmed: Write[]) {
  const wrong: { kind: Kind; key: string; count: number }[] = [];
  for (const kind of kinds) {
    const [key, rows] = stored[kind];
    const keys = confirmed.filter((write) => write.kind === kind).map((write) => write.key);
    const counts = await query<{ key: string; count: number }>(
      `select wanted as key, count(found)::int count from unnest($1::text[]) wanted
        left join (select ${key} as found from ${rows}) complete on found = wanted group by 1`,
      [keys],
    );
    wrong.push(...counts.filter(({ count }) => count !== 1).map((one) => ({ kind, ...one })));
  }
  return { compared: confirmed.length, wrong };
}

/** Returns the confirmed uploads whose file the product cannot serve. */
export async function findMissingFiles(origin: string, confirmed: Write[]): Promise<string[]> {
  const lost: string[] = [];
  const tokens = new Set(confirmed.filter(({ kind }) => kind === 'upload').map(({ token }) => token));
  for (const token of tokens) {
    const listed = await fetch(`${origin}/api/user/media`, { headers: { authorization: `Bearer ${token}` } });
    const { media }: { media: { kind: string; url: string }[] } = await listed.json();
    for (const { url } of media.filter(({ kind }) => kind === 'photo')) {
      const served = await fetch(new URL(url, origin));
      await served.arrayBuffer();
      if (!served.ok) lost.push(`${served.status} ${url}`);
    }
  }
  return lost;
}

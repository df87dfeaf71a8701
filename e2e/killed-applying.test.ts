import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { picture } from '@kirdaar/server/testing/files';
import { expect, inject, test } from 'vitest';
import { copyDemoWorld, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { type Product, startProduct } from '#testing/process.ts';

const isLong = inject('isLong');
const KILLS = isLong ? 10 : 1;
const TALENT = isLong ? 200 : 12;
const CONCURRENCY = 6;

interface Pair {
  talent_id: string;
  job_id: string;
  token: string;
}

/** Selects the stored applications of the given pairs, with the number of related rows. */
const stored = `
  select talent_id, job_id,
    (select count(*)::int from status_change where application_id = application.id) steps,
    (select count(*)::int from application_consent where application_id = application.id) consents,
    (select count(*)::int from application_media where application_id = application.id) media
  from application
  join unnest($1::uuid[], $2::uuid[]) as pair (talent, job) on talent = talent_id and job = job_id`;

test('keeps each confirmed application complete and only once when the server is killed while talent apply', async () => {
  const environment = { DATA_DIR: await copyDemoWorld(), RATE_LIMIT_SCALE: '1000' };
  let product = await startProduct(environment);
  const pairs = await choosePairs(environment.DATA_DIR);
  const waiting = [...pairs];
  const confirmed: Pair[] = [];
  const whole = ({ talent_id, job_id }: Pair) => ({ talent_id, job_id, steps: 1, consents: 3, media: 1 });
  const found = () => {
    const ids = [pairs.map(({ talent_id }) => talent_id), pairs.map(({ job_id }) => job_id)];
    return queryDatabase(environment.DATA_DIR, stored, ids);
  };

  for (let kill = 0; kill < KILLS; kill += 1) {
    const applying = applyAll(product, waiting, confirmed);
    await expect.poll(() => confirmed.length).toBeGreaterThan((pairs.length * (kill + 1)) / (KILLS + 2));
    product.process.kill('SIGKILL');
    await Promise.all([applying, once(product.process, 'exit')]);
    product = await startProduct(environment);
    expect(await found()).toEqual(expect.arrayContaining(confirmed.map(whole)));
  }
  await applyAll(product, waiting, confirmed);

  const all = await found();
  await product.stop();
  await removeDataFolder(environment.DATA_DIR);
  expect(confirmed).toHaveLength(pairs.length);
  expect(all).toHaveLength(pairs.length);
  expect(all).toEqual(expect.arrayContaining(pairs.map(whole)));
});

/**
 * Chooses adults from the demo world with a session each, and two open casting calls each has not applied to.
 */
async function choosePairs(dataDirectory: string): Promise<Pair[]> {
  const chosen = await queryDatabase<{ talent_id: string; job_id: string }>(
    dataDirectory,
    `select talent.id talent_id, job.id job_id
    from (
      select id from talent
      where not is_child(date_of_birth, now()) and (select count(*) from application where talent_id = talent.id) <= 2
      order by id limit ${TALENT}
    ) talent cross join lateral (
      select id from job
      where status = 'open' and closes_at > now() + interval '1 hour'
        and not exists (select from application where talent_id = talent.id and job_id = job.id)
      order by id limit 2
    ) job`,
  );
  const tokens = new Map(chosen.map(({ talent_id }) => [talent_id, randomBytes(32).toString('base64url')]));
  for (const [talent_id, token] of tokens) {
    const hash = createHash('sha256').update(token).digest();
    await queryDatabase(
      dataDirectory,
      `insert into session (token_hash, account_id, created_at, expires_at)
      values ($1, $2, now(), now() + interval '1 day')`,
      [hash, talent_id],
    );
  }
  return chosen.map((pair) => ({ ...pair, token: tokens.get(pair.talent_id) ?? '' }));
}

/**
 * Applies for the waiting pairs, several in parallel, until none is left or the server is gone. A failed pair
 * is queued again.
 */
async function applyAll({ origin }: Product, waiting: Pair[], confirmed: Pair[]) {
  const photo = await picture('headshot.png');
  async function applyOn() {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      if (!(await apply(origin, pair, photo))) return void waiting.push(pair);
      confirmed.push(pair);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, applyOn));
}

/** Whether the server confirmed the application. */
async function apply(origin: string, { job_id, token }: Pair, photo: File): Promise<boolean> {
  const body = new FormData();
  const fields = { job_id, role_specific_info: 'I ride horses.', travel: '1', availability: '1' };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('consents', JSON.stringify(applyConsents.map(({ id, version }) => ({ id, version }))));
  body.append('headshot', photo);
  const headers = { authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(`${origin}/api/user/job-apply`, { method: 'POST', headers, body });
    return answer.status === 200 && (await answer.json()).success;
  } catch {
    return false;
  }
}

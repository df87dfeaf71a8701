import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { picture } from '@kirdaar/server/testing/files';
import { expect, inject, test } from 'vitest';
import { copyDemoWorld, postmasterOf, removeDataFolder } from '#testing/data-folder.ts';
import { queryDatabase } from '#testing/database.ts';
import { type Product, startProduct } from '#testing/process.ts';
import { ready } from '#testing/starts.ts';

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

/** Selects the outcome of a talent's orders. */
const outcome = `
  select
    (select count(*)::int from sandbox_payment where order_id = gateway_order_id and status = 'captured') taken,
    (select count(*)::int from subscription where order_id = plan_order.id) plans,
    (select count(*)::int from invoice where order_id = plan_order.id) invoices,
    (select count(*)::int from ledger_entry join payment on payment.id = ledger_entry.payment_id
      where payment.order_id = plan_order.id) entries
  from plan_order where talent_id = $1`;

test('keeps each confirmed application once and grants a paid plan once when the server is killed, and then its database', async () => {
  const environment = { DATA_DIR: await copyDemoWorld(), RATE_LIMIT_SCALE: '1000' };
  const runQuery = <Row>(statement: string, values?: unknown[]) =>
    queryDatabase<Row>(environment.DATA_DIR, statement, values);
  let product = await startProduct(environment);
  const database = await postmasterOf(environment.DATA_DIR);
  const kill = async () => {
    product.process.kill('SIGKILL');
    await once(product.process, 'exit');
  };
  const pairs = await choosePairs(environment.DATA_DIR);
  const waiting = [...pairs];
  const confirmed: Pair[] = [];
  const whole = ({ talent_id, job_id }: Pair) => ({ talent_id, job_id, steps: 1, consents: 3, media: 1 });
  const found = () =>
    runQuery(stored, [pairs.map(({ talent_id }) => talent_id), pairs.map(({ job_id }) => job_id)]);

  const buyer = await payWithLateNotice(environment.DATA_DIR, product.origin);
  const paid = await runQuery(outcome, [buyer]);
  for (let kills = 0; kills < KILLS; kills += 1) {
    const applying = applyAll(product, waiting, confirmed);
    await expect.poll(() => confirmed.length).toBeGreaterThan((pairs.length * (kills + 1)) / (KILLS + 2));
    await Promise.all([applying, kill()]);
    product = await startProduct(environment);
    expect(await found()).toEqual(expect.arrayContaining(confirmed.map(whole)));
  }
  const reused = await postmasterOf(environment.DATA_DIR);
  await applyAll(product, waiting, confirmed);
  // The task runs every five minutes; this triggers it immediately.
  await runQuery(`insert into pgboss.job (name, data) values ('reconcile-orders', '{}')`);
  const granted = { taken: 1, plans: 1, invoices: 1, entries: 1 };
  await expect.poll(() => runQuery(outcome, [buyer])).toEqual([granted]);
  // Finally the gateway's webhook arrives and reports what is already recorded.
  await runQuery(`update pgboss.job set start_after = now() where name = 'deliver-sandbox-event'`);
  const told = `select count(*)::int from gateway_event`;
  await expect.poll(() => runQuery(told)).toEqual([{ count: 3 }]);

  process.kill(reused, 'SIGKILL');
  await expect.poll(() => ready(product.origin)).toBe(503);
  await kill();
  product = await startProduct(environment);
  // On a slow machine the probe may find the database too slow once.
  await expect.poll(() => ready(product.origin)).toBe(200);
  const all = await found();
  const afterwards = await runQuery(outcome, [buyer]);
  await product.stop();
  await removeDataFolder(environment.DATA_DIR);

  expect(reused).toBe(database);
  expect(confirmed).toHaveLength(pairs.length);
  expect(all).toHaveLength(pairs.length);
  expect(all).toEqual(expect.arrayContaining(pairs.map(whole)));
  expect(paid).toEqual([{ taken: 1, plans: 0, invoices: 0, entries: 0 }]);
  expect(afterwards).toEqual([granted]);
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
  const tokens = new Map<string, string>();
  for (const { talent_id } of chosen)
    if (!tokens.has(talent_id)) tokens.set(talent_id, await openSession(dataDirectory, talent_id));
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

/**
 * Orders a plan and pays in the sandbox with a webhook delayed by a minute; the buyer does not return to the
 * site. Returns the buyer.
 */
async function payWithLateNotice(dataDirectory: string, address: string): Promise<string> {
  const [buyer = { id: '', plan_id: '' }] = await queryDatabase<{ id: string; plan_id: string }>(
    dataDirectory,
    `select talent.id, plan.id plan_id from talent cross join plan
    where not exists (select from subscription where talent_id = talent.id)
      and not is_child(date_of_birth, now())
    order by price, talent.id desc limit 1`,
  );
  const token = await openSession(dataDirectory, buyer.id);
  const ordered = await fetch(`${address}/api/user/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan_id: buyer.plan_id, state: 'Kerala' }),
  });
  const { checkout } = await ordered.json();
  const { order_id } = checkout.fields;
  const form = { order_id, callback_url: '/api/payments/callback', outcome: 'success', delivery: 'late' };
  const paid = await fetch(`${address}/sandbox/pay`, { method: 'POST', body: new URLSearchParams(form) });
  expect(paid.status).toBe(200);
  return buyer.id;
}

/** Logs a talent in and returns the token. */
async function openSession(dataDirectory: string, talentId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queryDatabase(
    dataDirectory,
    `insert into session (token_hash, account_id, created_at, expires_at)
    values ($1, $2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), talentId],
  );
  return token;
}

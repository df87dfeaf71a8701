import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { startProduct } from '#bench/processes.ts';
import { connect } from '#platform/database/database.ts';
import { openEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createBoard } from '#testing/board-world.ts';
import { insertApplicants } from '#testing/crowd.ts';
import { createGiven } from '#testing/given.ts';

/**
 * Benchmarks the board of a casting call with 2,000 applicants, one request at a time: its pages and its
 * moves.
 */
const APPLICANTS = 2000;
const RUNS = 60;

const directory = await mkdtemp(join(tmpdir(), 'kirdaar-board-'));
// The user that runs PostgreSQL in place of root needs access, so that the database is created in this folder
// and deleted with it.
await chmod(directory, 0o755);
const postgres = await openEmbeddedPostgres(directory);
try {
  await measure(postgres.url);
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function measure(url: string) {
  await migrate(url);
  const db = connect(url, (error) => console.error(error));
  const { house, job_id } = await createBoard(createGiven({ db, now: () => new Date() } as never));
  await db.executeQuery(CompiledQuery.raw(insertApplicants, [job_id, APPLICANTS]));
  // PostgreSQL does so by itself within a minute.
  await db.executeQuery(CompiledQuery.raw('analyze', []));
  const applications = await db.selectFrom('application').select('id').where('job_id', '=', job_id).execute();
  await db.destroy();
  const ids = applications.map(({ id }) => id);

  const product = await startProduct(url);
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const response = await fetch(`${product.address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${house.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}.`);
    return response.json();
  };
  const board = `/api/production/jobs/${job_id}/board`;
  const stepOf = (application_ids: string[]) =>
    ask('POST', '/api/production/review/moves', {
      request_id: randomUUID(),
      application_ids,
      status: 'shortlisted',
    });
  try {
    await report('first page by fit', () => ask('GET', board));
    await report('first page, newest', () => ask('GET', `${board}?sort=newest`));
    await report('first page, filtered', () => ask('GET', `${board}?city=Mumbai&language=Hindi&age_from=20`));
    const more = 'experience=none&is_free=1&unscored=1';
    await report('first page, by more', () => ask('GET', `${board}?status=applied&${more}`));
    await report('first page, by media', () =>
      ask('GET', `${board}?has_photo=1&client_pick=yes&height_to=180`),
    );
    await report('one application', (run) => ask('GET', `/api/production/review/${ids[run]}`));
    await report('step of one', (run) => stepOf(ids.slice(run, run + 1)));
    await report('step of 20', (run) => stepOf(ids.slice(100 + 20 * run, 120 + 20 * run)));
  } finally {
    await product.stop();
  }
}

async function report(name: string, act: (run: number) => Promise<unknown>) {
  const taken: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await act(run);
    taken.push(performance.now() - begun);
  }
  taken.sort((one, other) => one - other);
  const at = (share: number) => (taken[Math.floor(share * (RUNS - 1))] ?? 0).toFixed(1).padStart(7);
  console.log(`${name.padEnd(24)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
}

import pino from 'pino';
import { sendMessage } from '#features/messages/tasks.ts';
import { tell } from '#features/messages/tell.ts';
import { readConfig } from '#platform/config.ts';
import { connect, type Database } from '#platform/database.ts';
import type { Letter } from '#platform/letter.ts';
import { migrate } from '#platform/migrate.ts';
import { openQueue } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';
import { workQueue } from '#platform/work-queue.ts';
import { createGiven } from '#testing/given.ts';
import { openOwnPostgres } from '#testing/own-postgres.ts';

/** Measures how fast letters are left to the queue, and how fast one worker sends them to a carrier that takes no time. */
const LETTERS = 10_000;
const TOLD_AT_ONCE = 100;
const SINGLES = 30;

const alert: Letter<{ title: string }> = {
  name: 'bench',
  kind: 'alerts',
  sample: { title: 'A call' },
  write: { en: alertText, hi: alertText },
};

const postgres = await openOwnPostgres();
try {
  await measure(postgres.url);
} finally {
  await postgres.stop();
}

async function measure(url: string) {
  await migrate(url);
  const db = connect(url, (error) => console.error(error));
  const queue = await openQueue(url, [sendMessage], (error) => console.error(error));
  const sink = openSink();
  // What a letter needs.
  const services = {
    config: readConfig({}, 'demo'),
    db,
    now: () => new Date(),
    queue,
    messenger: { send: sink.send },
  } as Partial<Services> as Services;
  const { id } = await createGiven(services).talent();

  const added = await secondsOf(() => addLetters(services, id));
  report('letters added', LETTERS / added);
  let stop = async () => {};
  const worked = await secondsOf(async () => {
    const all = sink.after(LETTERS);
    stop = await workQueue(url, [sendMessage], services, pino({ level: 'error' }));
    await all;
  });
  report('letters sent', LETTERS / worked);

  const waits: number[] = [];
  for (let single = 0; single < SINGLES; single += 1) {
    const sent = sink.after(1);
    waits.push(1000 * (await secondsOf(() => tellOne(services, id, `single ${single}`).then(() => sent))));
  }
  waits.sort((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(share * (SINGLES - 1))]?.toFixed(0);
  console.log(`one letter               p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
  await stop();
  await queue.close();
  await db.destroy();
}

/** A carrier that takes every letter and tells when so many more have come. */
function openSink() {
  let left = 0;
  let done = () => {};
  return {
    after: (letters: number) => {
      left = letters;
      return new Promise<void>((resolve) => {
        done = resolve;
      });
    },
    send: async () => {
      left -= 1;
      if (left === 0) done();
      return undefined;
    },
  };
}

/** As alerts are told: many talents in one transaction. */
async function addLetters(services: Services, accountId: string) {
  for (let first = 0; first < LETTERS; first += TOLD_AT_ONCE) {
    await services.db.transaction().execute(async (trx: Database) => {
      for (let place = first; place < first + TOLD_AT_ONCE; place += 1)
        await tellOne({ ...services, db: trx }, accountId, `call ${place}`);
    });
  }
}

function tellOne(services: Services, account_id: string, source: string) {
  return tell(services, { source, account_id, letter: alert, facts: { title: source }, by: ['email'] });
}

function alertText({ title }: { title: string }) {
  return { subject: title, paragraphs: [`${title} fits you.`], note: '', short: title, path: '/' };
}

async function secondsOf(act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  return (performance.now() - begun) / 1000;
}

function report(name: string, rate: number) {
  console.log(`${name.padEnd(24)} ${rate.toFixed(0)} a second`);
}

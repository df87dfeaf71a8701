import { secondsOf, withQueue } from '#bench/with-queue.ts';
import { sendMessage } from '#features/messages/tasks.ts';
import { tell } from '#features/messages/tell.ts';
import type { Database } from '#platform/database.ts';
import type { Letter } from '#platform/letter.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';

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

await withQueue([sendMessage], async ({ services, sink, work }) => {
  const { id } = await createGiven(services).talent();
  const added = await secondsOf(() => addLetters(services, id));
  report('letters added', LETTERS / added);
  const worked = await secondsOf(async () => {
    const all = sink.after(LETTERS);
    await work();
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
});

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

function report(name: string, rate: number) {
  console.log(`${name.padEnd(24)} ${rate.toFixed(0)} a second`);
}

import { secondsOf, withQueue } from '#bench/with-queue.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { sendDelivery } from '#features/notifications/dispatch/tasks.ts';
import type { EmailTemplate } from '#platform/channels/email-template.ts';
import type { Database } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { createGiven } from '#testing/given.ts';

/**
 * Benchmarks how fast notifications are queued, and how fast one worker sends them to a provider that takes
 * no time.
 */
const EMAILS = 10_000;
const NOTIFIED_AT_ONCE = 100;
const SINGLES = 30;

const alert: EmailTemplate<{ title: string }> = {
  name: 'bench',
  kind: 'alerts',
  sample: { title: 'A call' },
  write: { en: alertText, hi: alertText },
};

await withQueue([sendDelivery], async ({ services, sink, work }) => {
  const { id } = await createGiven(services).talent();
  const added = await secondsOf(() => addEmails(services, id));
  report('emails added', EMAILS / added);
  const worked = await secondsOf(async () => {
    const all = sink.after(EMAILS);
    await work();
    await all;
  });
  report('emails sent', EMAILS / worked);

  const waits: number[] = [];
  for (let single = 0; single < SINGLES; single += 1) {
    const sent = sink.after(1);
    waits.push(1000 * (await secondsOf(() => notifyOne(services, id, `single ${single}`).then(() => sent))));
  }
  waits.sort((one, other) => one - other);
  const at = (share: number) => waits[Math.floor(share * (SINGLES - 1))]?.toFixed(0);
  console.log(`one letter               p50 ${at(0.5)} ms   p95 ${at(0.95)} ms`);
});

/** Queues notifications as alerts do: many talent in one transaction. */
async function addEmails(services: Services, accountId: string) {
  for (let first = 0; first < EMAILS; first += NOTIFIED_AT_ONCE) {
    await services.db.transaction().execute(async (trx: Database) => {
      for (let place = first; place < first + NOTIFIED_AT_ONCE; place += 1)
        await notifyOne({ ...services, db: trx }, accountId, `call ${place}`);
    });
  }
}

function notifyOne(services: Services, account_id: string, source: string) {
  return notify(services, { source, account_id, template: alert, facts: { title: source }, by: ['email'] });
}

function alertText({ title }: { title: string }) {
  return { subject: title, paragraphs: [`${title} fits you.`], note: '', short: title, path: '/' };
}

function report(name: string, rate: number) {
  console.log(`${name.padEnd(24)} ${rate.toFixed(0)} a second`);
}

import '#platform/config/mode.ts';

import { dropAllQueued } from '#features/notifications/dispatch/queries.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { connect } from '#platform/database/database.ts';
import { visitEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { isSendingOff, switchSending } from '#platform/queue/sending.ts';
import { reasonOf } from '#platform/reason-of.ts';

const USAGE = 'Use: npm run sending -- on [--without-waiting], or: npm run sending -- off';

/** Switches background tasks, and so everything that is sent, on or off from the next start. */
try {
  const config = readConfig(process.env, mode);
  const [state, option] = process.argv.slice(2);
  if (state && !['on', 'off', 'on --without-waiting'].includes([state, option].filter(Boolean).join(' ')))
    throw new Error(USAGE);
  if (option) console.log(`${await leaveOutWaiting(config)} messages that waited will not be sent.`);
  if (state) await switchSending(config.DATA_DIR, state === 'on');
  const isOff = await isSendingOff(config.DATA_DIR);
  console.log(`Sending is ${isOff ? 'off' : 'on'}${state ? ' from the next start of each process' : ''}.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

/** What waited in a backup was sent by the original since. */
async function leaveOutWaiting({ DATABASE_URL, DATA_DIR }: Config): Promise<bigint> {
  const { url, stop } = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await visitEmbeddedPostgres(DATA_DIR);
  const db = connect(url, () => {});
  try {
    return await dropAllQueued(db, new Date());
  } finally {
    await db.destroy();
    await stop();
  }
}

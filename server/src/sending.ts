import '#platform/config/mode.ts';

import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { isSendingOff, switchSending } from '#platform/queue/sending.ts';
import { reasonOf } from '#platform/reason-of.ts';

/** Switches background tasks, and so everything that is sent, on or off from the next start. */
try {
  const { DATA_DIR } = readConfig(process.env, mode);
  const [state] = process.argv.slice(2);
  if (state === 'on' || state === 'off') await switchSending(DATA_DIR, state === 'on');
  else if (state) throw new Error('Use: npm run sending -- on, or: npm run sending -- off');
  const isOff = await isSendingOff(DATA_DIR);
  console.log(`Sending is ${isOff ? 'off' : 'on'}${state ? ' from the next start of each process' : ''}.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

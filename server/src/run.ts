import '#platform/config/mode.ts';

import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { reasonOf } from '#platform/reason-of.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { start } from '#start.ts';

try {
  const config = readConfig(process.env, mode);
  const { address, leave, stop } = await start(config);
  stopOnSignal(leave, stop);
  if (mode !== 'production') welcome(config, address);
} catch (error) {
  console.error(error instanceof ConfigError || mode !== 'development' ? reasonOf(error) : error);
  process.exit(1);
}

/** One Ctrl-C can deliver the signal twice: from the terminal and from a parent that forwards it. */
const SAME_SIGNAL_MS = 1000;

/**
 * Shuts down in order on Ctrl-C, on a service stop and when npm ends; a second signal exits at once. Only a
 * service manager's SIGTERM lets balancers notice first.
 */
function stopOnSignal(leave: () => Promise<void>, stop: () => Promise<void>) {
  let askedAt: number | undefined;
  function end(ready: Promise<void> = Promise.resolve()) {
    if (askedAt !== undefined) return;
    askedAt = Date.now();
    ready.then(stop).then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  }
  function onSignal(signal: NodeJS.Signals) {
    if (askedAt !== undefined && Date.now() - askedAt > SAME_SIGNAL_MS) process.exit(1);
    if (askedAt === undefined) end(signal === 'SIGTERM' ? leave() : undefined);
  }
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  if (process.env.npm_lifecycle_event) onParentExit(end);
}

/** npm's shell does not forward signals: without this, stopping npm would leave the product running. */
function onParentExit(end: () => void) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500);
  watch.unref();
}

function welcome({ PRODUCT_NAME, DATA_DIR, ROLE }: Config, address: string) {
  if (ROLE === 'worker') return console.log(`\n  ${PRODUCT_NAME}'s worker is ready:  ${address}\n`);
  console.log(`
  ${PRODUCT_NAME} is ready:  ${address}

  Demo accounts (password ${demoAccounts.password}):
    talent             ${demoAccounts.talent}
    production house   ${demoAccounts.production}
    talent agency      ${demoAccounts.agency}
    parent             ${demoAccounts.parent}
    child              ${demoAccounts.child} (waits for its parent)
    unverified house   ${demoAccounts.newHouse}

  Demo staff, at ${address}/admin (same password, and a code):
    ${Object.values(demoAccounts.staff).join('\n    ')}
    code: \`npm run staff -- demo-code\`, or an authenticator app with the key ${demoAccounts.staffKey}

  Messages, such as codes:  ${address}/dev/outbox
  Data:                     ${DATA_DIR}
  Stop with Ctrl-C.
`);
}

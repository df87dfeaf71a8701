import '#platform/mode.ts';

import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { mode } from '#platform/mode.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { start } from '#start.ts';

try {
  const config = readConfig(process.env, mode);
  const { address, stop } = await start(config);
  stopOnSignals(stop);
  if (mode !== 'production') welcome(config, address);
} catch (error) {
  console.error(error instanceof ConfigError || mode !== 'development' ? reasonOf(error) : error);
  process.exit(1);
}

/** Ctrl-C or a stop of the service closes all in order; a second one ends at once. */
function stopOnSignals(stop: () => Promise<void>) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function welcome({ PRODUCT_NAME, DATA_DIR }: Config, address: string) {
  console.log(`
  ${PRODUCT_NAME} is ready:  ${address}

  Demo accounts (password ${demoAccounts.password}):
    talent             ${demoAccounts.talent}
    production house   ${demoAccounts.production}

  Messages, such as codes:  ${address}/dev/outbox
  Data:                     ${DATA_DIR}
  Stop with Ctrl-C.
`);
}

function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause instanceof Error; cause = cause.cause) reasons.push(cause.message);
  return `\n  ${reasons.join('\n  because: ')}\n`;
}

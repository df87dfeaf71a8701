import { describeTemplates } from '#features/messages/describe-templates.ts';
import { runStaffCommand } from '#features/staff/run-staff-command.ts';
import { letters } from '#letters.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database.ts';
import { visitEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { siteOf } from '#platform/letter.ts';
import { mode } from '#platform/mode.ts';

/** One command of staff, on the database the product has, whether the product runs or not. */
try {
  const config = readConfig(process.env, mode);
  const words = process.argv.slice(2);
  // They are registered before there is anything to run on.
  if (words.join(' ') === 'templates') console.log(describeTemplates(siteOf(config), letters));
  else await runOnDatabase(config, words);
} catch (error) {
  const isOurs = error instanceof ConfigError || mode !== 'development';
  console.error(isOurs && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runOnDatabase({ DATABASE_URL, DATA_DIR }: Config, words: string[]) {
  const database = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await visitEmbeddedPostgres(DATA_DIR);
  const db = connect(database.url, () => {});
  try {
    const { text, exitCode } = await runStaffCommand({ db, now: () => new Date() }, words);
    console.log(text);
    process.exitCode = exitCode;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

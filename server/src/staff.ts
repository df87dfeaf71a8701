import { runStaffCommand } from '#features/staff/run-staff-command.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { connect } from '#platform/database.ts';
import { visitEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { mode } from '#platform/mode.ts';

/** One command of staff, on the database the product has, whether the product runs or not. */
try {
  const { DATABASE_URL, DATA_DIR } = readConfig(process.env, mode);
  const database = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await visitEmbeddedPostgres(DATA_DIR);
  const db = connect(database.url, () => {});
  try {
    const { text, exitCode } = await runStaffCommand({ db, now: () => new Date() }, process.argv.slice(2));
    console.log(text);
    process.exitCode = exitCode;
  } finally {
    await db.destroy();
    await database.stop();
  }
} catch (error) {
  const isOurs = error instanceof ConfigError || mode !== 'development';
  console.error(isOurs && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

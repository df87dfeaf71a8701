import { emails } from '#emails.ts';
import { codeOf, typedSecret } from '#features/accounts/two-factor/authenticator.ts';
import { setAuditKey } from '#features/admin/audit-log/audit-key.ts';
import { runStaffCommand } from '#features/admin/staff-commands/run-staff-command.ts';
import { describeTemplates } from '#features/notifications/dispatch/describe-templates.ts';
import { siteOf } from '#platform/channels/email-template.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { fingerprintKeys, openSecrets } from '#platform/config/secrets.ts';
import { checkKeys } from '#platform/database/check-keys.ts';
import { connect } from '#platform/database/database.ts';
import { visitEmbeddedPostgres } from '#platform/database/embedded-postgres.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';

/** Runs one staff command on the product's database, whether the product is running or not. */
try {
  const config = readConfig(process.env, mode);
  const args = process.argv.slice(2);
  // Neither needs a database: templates are registered before the product is installed.
  if (args.join(' ') === 'demo-code') console.log(codeOf(typedSecret(demoAccounts.staffKey), new Date()));
  else if (args.join(' ') === 'templates') console.log(describeTemplates(siteOf(config), emails));
  else await runOnDatabase(config, args);
} catch (error) {
  const isOurs = error instanceof ConfigError || mode !== 'development';
  console.error(isOurs && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function runOnDatabase(config: Config, args: string[]) {
  const { DATABASE_URL, DATA_DIR } = config;
  const database = DATABASE_URL
    ? { url: DATABASE_URL, stop: async () => {} }
    : await visitEmbeddedPostgres(DATA_DIR);
  setAuditKey((await openSecrets(config)).audit);
  const db = connect(database.url, () => {});
  try {
    // With other keys the audit log would get entries that nobody can verify.
    await checkKeys(db, await fingerprintKeys(config));
    const { text, exitCode } = await runStaffCommand({ db, now: () => new Date(), config }, args);
    console.log(text);
    process.exitCode = exitCode;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

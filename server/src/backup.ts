import '#platform/config/mode.ts';

import { resolve } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { backUp } from '#platform/database/backup.ts';
import { noteBackup } from '#platform/database/last-backup.ts';
import { reasonOf } from '#platform/reason-of.ts';

/** Backs up the embedded database and the media to a new folder. */
try {
  const { DATABASE_URL, DATA_DIR, S3_BUCKET, SECRET_KEY } = readConfig(process.env, mode);
  if (DATABASE_URL) throw new Error('Back up your own PostgreSQL as docs/operations.md describes.');
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name a new folder: npm run backup -- <folder>');
  await backUp(DATA_DIR, resolve(folder), new Date());
  await noteBackup(DATA_DIR);
  console.log(`The backup is in ${resolve(folder)}.`);
  if (S3_BUCKET) console.log(`Media in the bucket ${S3_BUCKET} are not in it.`);
  const keys = SECRET_KEY ? 'SECRET_KEY and IDENTITY_KEY' : `${DATA_DIR}/secrets.json`;
  console.log(`The keys are not in it either. Keep ${keys} in another place.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

import '#platform/config/mode.ts';

import { resolve } from 'node:path';
import { readConfig } from '#platform/config/config.ts';
import { mode } from '#platform/config/mode.ts';
import { reasonOf } from '#platform/reason-of.ts';
import { takeBackup } from '#take-backup.ts';

/** Backs up the database and the media, wherever they are, to a new folder. */
try {
  const config = readConfig(process.env, mode);
  const [folder, option] = process.argv.slice(2);
  if (!folder || (option && option !== '--without-media'))
    throw new Error('Name a new folder: npm run backup -- <folder> [--without-media]');
  const { rows, media } = await takeBackup(config, resolve(folder), new Date(), !option);
  const count = Object.values(rows.after).reduce((sum, more) => sum + more, 0);
  console.log(`The backup is in ${resolve(folder)}: ${count} rows, ${media ?? 'no'} media files.`);
  const keys = config.SECRET_KEY ? 'SECRET_KEY and IDENTITY_KEY' : `${config.DATA_DIR}/secrets.json`;
  console.log(`The keys are not in it. Keep ${keys} in another place.`);
} catch (error) {
  console.error(reasonOf(error));
  process.exitCode = 1;
}

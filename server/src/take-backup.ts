import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { backUpEmbedded, restoreEmbedded } from '#platform/database/backup.ts';
import { findDifferences } from '#platform/database/count-rows.ts';
import { dumpDatabase, requireEmptyDatabase, restoreDump } from '#platform/database/dump.ts';
import { placeForCluster } from '#platform/database/embedded-postgres.ts';
import { noteBackup } from '#platform/database/last-backup.ts';
import { switchSending } from '#platform/queue/sending.ts';
import { configuredStorage } from '#platform/storage/configured-storage.ts';
import { loadMedia, saveMedia } from '#platform/storage/copy-media.ts';
import { version } from '#platform/version.ts';

/** Written last: a folder without it is no complete backup. */
const MANIFEST = 'backup.json';
const DUMP = 'database.dump';
const MEDIA = 'media';

const rows = z.record(z.string(), z.number());
const manifest = z.object({
  taken_at: z.string(),
  version: z.string(),
  database: z.enum(['embedded', 'own']),
  /** Null if they were left out. */
  media: z.number().nullable(),
  /** Counted before and after the copy; those of a dump are of one instant. */
  rows: z.object({ before: rows, after: rows }),
});
export type Manifest = z.output<typeof manifest>;

/**
 * Backs up the database and the media to a new folder, while the product may be running. The keys are not copied:
 * they belong in another place.
 */
export async function takeBackup(
  config: Config,
  folder: string,
  now: Date,
  hasMedia = true,
): Promise<Manifest> {
  const { DATABASE_URL, DATA_DIR } = config;
  if (await exists(folder)) throw new Error(`${folder} exists already. Name a new folder.`);
  const draft = `${folder}.unfinished`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true, mode: 0o700 });
  const counted = DATABASE_URL ? await dump(DATABASE_URL, draft) : await backUpEmbedded(DATA_DIR, draft);
  // Media come after the rows that name them. A file without a row is harmless.
  const media = hasMedia ? await saveMedia(configuredStorage(config, fail), join(draft, MEDIA)) : null;
  const database = DATABASE_URL ? ('own' as const) : ('embedded' as const);
  const taken = { taken_at: now.toISOString(), version, database, media, rows: counted };
  await writeFile(join(draft, MANIFEST), JSON.stringify(taken, null, 2));
  await rename(draft, folder);
  await noteBackup(DATA_DIR);
  return taken;
}

/**
 * Restores a backup to an empty database and an empty data folder or bucket. The copy sends nothing until it is told
 * to. Returns in which tables it differs from the original.
 */
export async function restoreBackup(config: Config, folder: string) {
  const { DATABASE_URL, DATA_DIR } = config;
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} is no complete backup: it has no ${MANIFEST}.`);
  });
  const taken = manifest.parse(JSON.parse(text));
  if ((taken.database === 'own') !== (DATABASE_URL !== undefined))
    throw new Error(
      taken.database === 'own'
        ? 'This is a backup of an own PostgreSQL: set DATABASE_URL.'
        : 'This is a backup of the embedded database: leave DATABASE_URL empty.',
    );
  if (DATABASE_URL) await requireEmptyDatabase(DATABASE_URL);
  else await placeForCluster(DATA_DIR);
  await switchSending(DATA_DIR, false);
  const restored = DATABASE_URL
    ? await restoreDump(DATABASE_URL, join(folder, DUMP))
    : await restoreEmbedded(folder, DATA_DIR);
  const media =
    taken.media === null ? null : await loadMedia(configuredStorage(config, fail), join(folder, MEDIA));
  const differences = findDifferences(taken.rows.before, taken.rows.after, restored);
  if (media !== taken.media) differences.push(`media: ${media} files, but ${taken.media} in the backup`);
  return { taken, differences };
}

async function dump(databaseUrl: string, folder: string) {
  const counts = await dumpDatabase(databaseUrl, join(folder, DUMP));
  return { before: counts, after: counts };
}

/** Says what failed, where the storage would only say that it is unavailable. */
function fail(error: Error) {
  throw error;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

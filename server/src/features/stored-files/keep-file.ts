import { deleteFile, findFile, insertFile } from '#features/stored-files/queries.ts';
import { hasCode } from '#platform/database.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.ts';
import { newName, type Source } from '#platform/storage.ts';

const IS_REFERRED_TO = '23503';

/**
 * Stores a file for talent or applicants and returns its name. It stays as long as a row refers to it; without
 * one it is swept away after an hour, or at once by `dropFiles`.
 */
export async function keepFile(
  { db, storage, now }: Services,
  drawer: 'public' | 'private',
  source: Source,
  extension: string,
): Promise<string> {
  const name = newName(extension);
  // Known before it is written: a crash between leaves a row to sweep, never a file that nobody knows.
  await insertFile(db, { name, is_public: drawer === 'public', created_at: now().toISOString() });
  await storage.put(drawer, name, source);
  return name;
}

/** Removes those files that nothing refers to any more. */
export async function dropFiles(services: Services, names: (string | null | undefined)[]) {
  for (const name of names) if (name) await dropFile(services, name);
}

async function dropFile({ db, storage }: Services, name: string) {
  try {
    await db.transaction().execute(async (trx) => {
      const file = await findFile(trx, name);
      // The row goes only if the file did; whoever refers to it meanwhile waits, and is then refused.
      if (file && (await deleteFile(trx, name)))
        await storage.remove(file.is_public ? 'public' : 'private', name);
    });
  } catch (error) {
    // Something came to refer to it at this very moment, or the store is away: then the sweep removes it later.
    if (!hasCode(error, IS_REFERRED_TO) && !(error instanceof Refusal)) throw error;
  }
}

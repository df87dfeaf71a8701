import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import { deleteFile, findFile, insertFile, updateReplaced } from '#platform/media/queries.ts';
import type { Services } from '#platform/services.ts';
import { sealedPrefix } from '#platform/storage/sealed-storage.ts';
import { newName, type Source } from '#platform/storage/storage.ts';

/**
 * Stores a file for talent or applicants, sealed if only staff may read it, and returns its name. A file without a
 * referencing row is deleted by the cleanup after an hour, or immediately by `deleteUnusedFiles`.
 */
export async function storeFile(
  { db, secrets, storage, now }: Services,
  bucket: 'public' | 'private',
  source: Source,
  extension: string,
  { isSealed = false } = {},
): Promise<string> {
  const name = (isSealed ? sealedPrefix(secrets.documents) : '') + newName(extension);
  // The row is inserted before the file is written, so that a crash in between leaves a row to clean up and
  // never an unknown file.
  await insertFile(db, { name, is_public: bucket === 'public', created_at: now().toISOString() });
  await storage.put(bucket, name, source);
  return name;
}

/**
 * Runs work that adds to `files` what it stores and what it replaces. Those that no row refers to in the end
 * are deleted.
 */
export async function withCleanup<T>(
  services: Pick<Services, 'db' | 'storage'>,
  work: (files: (string | null | undefined)[]) => Promise<T>,
): Promise<T> {
  const files: (string | null | undefined)[] = [];
  try {
    return await work(files);
  } finally {
    await deleteUnusedFiles(services, files);
  }
}

/** Deletes the given files if no row refers to them any more. */
export async function deleteUnusedFiles(
  services: Pick<Services, 'db' | 'storage'>,
  names: (string | null | undefined)[],
) {
  for (const name of names) if (name) await deleteUnusedFile(services, name);
}

/** Deletes a file that was converted, if nothing refers to it any more. Links to it then lead to the new file. */
export async function replaceFile({ db, storage }: Services, name: string, replacement: string) {
  await db.transaction().execute(async (trx) => {
    if (await updateReplaced(trx, name, replacement)) await storage.remove('private', name);
  });
}

async function deleteUnusedFile({ db, storage }: Pick<Services, 'db' | 'storage'>, name: string) {
  try {
    await db.transaction().execute(async (trx) => {
      const file = await findFile(trx, name);
      // The row is deleted only if the file is; an insert that refers to it meanwhile waits and then fails.
      if (file && (await deleteFile(trx, name)))
        await storage.remove(file.is_public ? 'public' : 'private', name);
    });
  } catch (error) {
    // A new reference was just added, or the storage is unavailable; the cleanup deletes the file later.
    if (!hasCode(error, POSTGRES_ERRORS.FOREIGN_KEY_VIOLATION) && !(error instanceof AppError)) throw error;
  }
}

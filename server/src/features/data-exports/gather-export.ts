import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DATA_EXPORT_DAYS } from '@kirdaar/contract/rules/data-exports';
import { exportReadyLetter } from '#features/data-exports/letters.ts';
import { updateToFailed, updateToReady, updateToTried } from '#features/data-exports/queries.ts';
import { writeArchive } from '#features/data-exports/write-archive.ts';
import { tell } from '#features/messages/tell.ts';
import { dropFiles, keepFile } from '#features/stored-files/keep-file.ts';
import { openScratch } from '#platform/scratch.ts';
import type { Services } from '#platform/services.ts';

export const GATHERING_SECONDS = 1200;
export const GATHERING_TRIES = 6;
/** It gives up a little before the queue does, so that it notes so itself. */
const PATIENCE_MS = (GATHERING_SECONDS - 30) * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

type Tried = NonNullable<Awaited<ReturnType<typeof updateToTried>>>;

/** Gathers an export into a file and tells whoever asked for it. Once: who comes second leaves it as it is. */
export async function gatherExport(services: Services, id: string) {
  const { db } = services;
  const tried = await updateToTried(db, id);
  if (!tried) return;
  if (!tried.may_ask) {
    await updateToFailed(db, id);
    return;
  }
  try {
    await gather(services, id, tried);
  } catch (error) {
    if (tried.tries >= GATHERING_TRIES) await updateToFailed(db, id);
    throw error;
  }
}

async function gather(services: Services, id: string, tried: Tried) {
  const { directory, discard } = await openScratch();
  const files: string[] = [];
  try {
    const archive = join(directory, 'export.zip');
    await writeArchive(services, tried, { directory, archive, signal: AbortSignal.timeout(PATIENCE_MS) });
    const { size: bytes } = await stat(archive);
    const file = await keepFile(services, 'private', archive, 'zip');
    files.push(file);
    await makeReady(services, id, tried, { file, bytes });
  } finally {
    // What nothing refers to: of a try that came second, or that failed at its end.
    await dropFiles(services, files);
    await discard();
  }
}

async function makeReady(
  services: Services,
  id: string,
  { account_id, role }: Tried,
  kept: { file: string; bytes: number },
) {
  const ready_at = services.now();
  const ends_at = new Date(ready_at.getTime() + DATA_EXPORT_DAYS * DAY_MS).toISOString();
  await services.db.transaction().execute(async (db) => {
    if (!(await updateToReady(db, id, { ...kept, ready_at: ready_at.toISOString(), ends_at }))) return;
    await tell(
      { ...services, db },
      {
        source: `data export ${id}`,
        account_id,
        letter: exportReadyLetter,
        facts: { role, ends_at },
        expires_at: ends_at,
      },
    );
  });
}

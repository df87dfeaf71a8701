import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { DATA_EXPORT_DAYS } from '@kirdaar/contract/rules/data-exports';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { exportReadyEmail } from '#features/privacy/data-exports/emails.ts';
import { updateToFailed, updateToReady, updateToTried } from '#features/privacy/data-exports/queries.ts';
import { writeArchive } from '#features/privacy/export-archive/write-archive.ts';
import { openTempDir } from '#platform/http/temp-dir.ts';
import { storeFile, withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

export const GATHERING_SECONDS = 1200;
export const GATHERING_TRIES = 6;
/** Shorter than the queue's timeout, so that the task itself records the failure. */
const TIMEOUT_MS = (GATHERING_SECONDS - 30) * 1000;

type StartedExport = NonNullable<Awaited<ReturnType<typeof updateToTried>>>;

/** Builds the archive of an export and notifies its account. A second run in parallel changes nothing. */
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

async function gather(services: Services, id: string, tried: StartedExport) {
  const { directory, discard } = await openTempDir();
  const archive = join(directory, 'export.zip');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  // Removes archives without reference, left by a parallel run or by a failure at the end.
  await withCleanup(services, async (files) => {
    await writeArchive(services, tried, { directory, archive, signal });
    const { size: bytes } = await stat(archive);
    const file = await storeFile(services, 'private', archive, 'zip');
    files.push(file);
    await makeReady(services, id, tried, { file, bytes });
  }).finally(discard);
}

async function makeReady(
  services: Services,
  id: string,
  { account_id, role }: StartedExport,
  kept: { file: string; bytes: number },
) {
  const ready_at = services.now();
  const ends_at = new Date(ready_at.getTime() + DATA_EXPORT_DAYS * DAY_MS).toISOString();
  await services.db.transaction().execute(async (db) => {
    if (!(await updateToReady(db, id, { ...kept, ready_at: ready_at.toISOString(), ends_at }))) return;
    await notify(
      { ...services, db },
      {
        source: `data export ${id}`,
        account_id,
        template: exportReadyEmail,
        facts: { role, ends_at },
        expires_at: ends_at,
      },
    );
  });
}

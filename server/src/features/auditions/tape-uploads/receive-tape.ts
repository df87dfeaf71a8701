import { randomUUID } from 'node:crypto';
import { announcedTape } from '@kirdaar/contract/auditions/self-tapes';
import { UPLOAD_HOURS } from '@kirdaar/contract/rules/limits';
import { uploads as uploadRules } from '@kirdaar/contract/rules/uploads';
import { requireGuardian } from '#features/accounts/guardians/require-guardian.ts';
import { readOwnTape } from '#features/auditions/self-tapes/own-tape.ts';
import { updateSelfTape } from '#features/auditions/self-tapes/queries.ts';
import { isFinal } from '#features/auditions/self-tapes/read-tapes.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import {
  clearUpload,
  type findUpload,
  finishUpload,
  replaceTape,
  updateUpload,
} from '#features/auditions/tape-uploads/queries.ts';
import { prepareFile } from '#features/talent/media/prepare-medium.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import { extensionOf } from '#platform/http/multipart.ts';
import { deleteUnusedFiles } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Starts the resumable upload of a tape and returns its id. A tape can be replaced until the deadline; what
 * was begun by then may be finished later, and a first tape may come late.
 */
export async function beginTape(
  services: Services,
  talentId: string,
  { bytes, metadata }: { bytes: number; metadata: Record<string, string | null> },
): Promise<string> {
  const { db, now, uploads } = services;
  const { application_id, filename } = announcedTape.parse(metadata);
  const own = await readOwnTape(services, talentId, application_id);
  if (isFinal(own, now())) throw new AppError('tape_is_final');
  await requireGuardian(services, talentId);
  if (bytes < 1 || bytes > uploadRules.video.bytes)
    throw AppError.field('file', 'file_not_accepted', { accepted: 'video' });

  const id = randomUUID();
  const expires_at = new Date(now().getTime() + UPLOAD_HOURS * HOUR_MS).toISOString();
  await updateUpload(db, application_id, { id, name: filename, bytes, expires_at });
  if (own.upload_id) await uploads.remove(own.upload_id);
  return id;
}

type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Puts a completely uploaded tape among the files of its application, in place of an earlier one. */
export async function finishTape(services: Services, talentId: string, id: string, upload: Upload) {
  const { db, uploads, queue, now } = services;
  const { application_id, upload_bytes } = upload;
  if (upload.upload_finished_at || (await uploads.arrived(id)) !== upload_bytes) return;
  const path = uploads.pathOf(id);
  /** Files to remove from storage at the end if no row refers to them. */
  const files: (string | null)[] = [];
  try {
    await requireGuardian(services, talentId);
    const stored: string[] = [];
    const file = { path, extension: (await extensionOf(path)) ?? '' };
    const tape = await prepareFile(services, 'video', { field: 'file', file }, stored).finally(() =>
      files.push(...stored),
    );
    await db.transaction().execute(async (trx) => {
      // Another request finished it first.
      if (!(await finishUpload(trx, id, now()))) return;
      const received_at = now().toISOString();
      await updateSelfTape(trx, application_id, { received_at, declined_at: null, note: '' }, now());
      files.push(...(await replaceTape(trx, application_id, tape)));
      if (tape.state === 'processing') await queue.add(trx, makePlayable, { file: tape.file });
      await queue.add(trx, sendTapeEmail, { application_id, kind: 'received' });
    });
    await uploads.remove(id);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) await discardTape(services, id);
    if (hasCode(error, RULES.APPLICATION_DECIDED)) throw new AppError('application_closed');
    throw error;
  } finally {
    await deleteUnusedFiles(services, files);
  }
}

/** Discards an upload, including what has arrived of it. */
export async function discardTape({ db, uploads }: Services, id: string) {
  await clearUpload(db, id);
  await uploads.remove(id);
}

import { announcedTape } from '@kirdaar/contract/auditions/self-tapes';
import { msg } from '@kirdaar/contract/messages';
import type { z } from 'zod';
import { keepForGuardian } from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { requireGuardian } from '#features/accounts/guardians/guardianship.ts';
import {
  clearUpload,
  findUpload,
  finishUpload,
  listOwnTapes,
  replaceByApprovedTape,
  replaceTape,
  tapeWaits,
  updateSelfTape,
  updateUpload,
} from '#features/auditions/self-tapes/queries.ts';
import { isFinal } from '#features/auditions/self-tapes/read-tapes.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { hasCode } from '#platform/database/database.ts';
import { RULES } from '#platform/database/sqlstates.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { UploadKind } from '#platform/storage/resumable-upload-routes.ts';

/** The talent can still send a tape later. */
export async function declineTape(services: Services, talentId: string, applicationId: string, note: string) {
  const { db, now, queue } = services;
  const { received_at, state } = await readOwnTape(services, talentId, applicationId);
  if (received_at) throw new AppError('tape_already_sent');
  try {
    await db.transaction().execute(async (trx) => {
      await updateSelfTape(trx, applicationId, { declined_at: now().toISOString(), note }, now());
      if (state !== 'declined')
        await queue.add(trx, sendTapeEmail, { application_id: applicationId, kind: 'declined' });
    });
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_DECIDED)) throw new AppError('application_closed');
    throw error;
  }
}

async function readOwnTape({ db, now }: Services, talentId: string, applicationId: string) {
  const [own] = await listOwnTapes(db, talentId, applicationId, now());
  if (!own) throw new AppError('self_tape_not_found');
  if (!own.undecided) throw new AppError('application_closed');
  return own;
}

type TapeUpload = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** A tape can be replaced until the deadline, or later if it was begun by then. A first one may come late. */
export function tapeUploads(
  services: Services,
): UploadKind<TalentActor, z.output<typeof announcedTape>, TapeUpload> {
  const { db, uploads, now } = services;
  return {
    metadata: announcedTape,
    accepted: () => 'video',
    async insert({ id: talentId }, { application_id, filename }, { id, bytes, expires_at }) {
      const own = await readOwnTape(services, talentId, application_id);
      if (isFinal(own, now())) throw new AppError('tape_is_final');
      await requireGuardian(services, talentId);
      await updateUpload(db, application_id, {
        upload_id: id,
        upload_name: filename,
        upload_bytes: bytes,
        upload_expires_at: expires_at,
      });
      if (own.upload_id) await uploads.remove(own.upload_id);
    },
    find: (id) => findUpload(db, id, now()),
    finish: (upload, path) => finishTape(services, upload, path),
    delete: (id) => clearUpload(db, id),
    reply: async (id) => ({
      success: true,
      message: (await tapeWaits(db, id)) ? msg('tape_waits') : msg('tape_sent'),
    }),
  };
}

/** Idempotent. */
async function finishTape(
  services: Services,
  { id, account_id, application_id, job_id }: TapeUpload,
  path: string,
) {
  const { db, now, queue } = services;
  await requireGuardian(services, account_id);
  // The request ends with the casting call; a guardian is not asked about a tape that nobody will see.
  await readOwnTape(services, account_id, application_id);
  try {
    await withCleanup(services, async (files) => {
      const tape = await prepareFile(
        services,
        { field: 'file', accepted: 'video', path, owner: account_id },
        files,
      );
      await db.transaction().execute(async (trx) => {
        // Another request finished it first.
        if (!(await finishUpload(trx, id, now()))) return;
        const sent = { kind: 'tape', subject_id: application_id, job_id } as const;
        const guardian_decision_id = await keepForGuardian({ ...services, db: trx }, account_id, sent);
        const owner = guardian_decision_id ? { guardian_decision_id } : { application_id };
        if (!guardian_decision_id) await receiveTape({ ...services, db: trx }, application_id);
        files.push(...(await replaceTape(trx, owner, tape)));
        if (tape.state === 'processing') await queue.add(trx, makePlayable, { file: tape.file });
      });
    });
  } catch (error) {
    throw hasCode(error, RULES.APPLICATION_DECIDED) ? new AppError('application_closed') : error;
  }
}

/** Sends the house a tape of a child that the guardian has approved, in the caller's transaction. */
export async function sendApprovedTape(services: Services, application_id: string, decisionId: string) {
  await receiveTape(services, application_id);
  await replaceByApprovedTape(services.db, application_id, decisionId);
}

async function receiveTape({ db, now, queue }: Services, application_id: string) {
  const received_at = now().toISOString();
  await updateSelfTape(db, application_id, { received_at, declined_at: null, note: '' }, now());
  await queue.add(db, sendTapeEmail, { application_id, kind: 'received' });
}

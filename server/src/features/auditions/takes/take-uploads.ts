import { announcedTake } from '@kirdaar/contract/auditions/self-tapes';
import { msg } from '@kirdaar/contract/messages';
import { MIN_TAKE_MS } from '@kirdaar/contract/rules/self-tapes';
import type { z } from 'zod';
import { keepForGuardian } from '#features/accounts/guardian-decisions/keep-for-guardian.ts';
import { requireGuardian } from '#features/accounts/guardians/guardianship.ts';
import { updateSelfTape } from '#features/auditions/self-tapes/queries.ts';
import { findOpenTape, isFinal, isOver, type OwnTape } from '#features/auditions/self-tapes/read-tapes.ts';
import { slateOf } from '#features/auditions/self-tapes/slate.ts';
import { sendTapeEmail } from '#features/auditions/self-tapes/tasks.ts';
import {
  deleteReplaced,
  deleteUnfinishedOf,
  findTakeUpload,
  findWaiting,
  insertTake,
  type OwnerOfTake,
  sendWaitingTakes,
  takeWaits,
} from '#features/auditions/takes/queries.ts';
import { makePlayable } from '#features/talent/media/tasks.ts';
import { beginUpload } from '#features/talent/uploads/begin-upload.ts';
import { deleteUpload, finishUpload } from '#features/talent/uploads/queries.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import type { TalentActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';
import type { UploadKind } from '#platform/storage/resumable-upload-routes.ts';

type Announced = z.output<typeof announcedTake>;
type TakeUpload = NonNullable<Awaited<ReturnType<typeof findTakeUpload>>>;

/** Resumable uploads of takes. What was begun by the deadline is in time, also when it ends later. */
export function takeUploads(services: Services): UploadKind<TalentActor, Announced, TakeUpload> {
  const { db, now } = services;
  return {
    scope: 'auditions:write',
    metadata: announcedTake,
    accepted: () => 'video',
    async insert({ id: talent_id }, { filename: name, ...announced }, upload) {
      const { self_tape_id, take } = announced;
      const own = await findOpenTape(services, talent_id, self_tape_id);
      assertWanted(own, take, now());
      if (isFinal(own, now())) throw new AppError('tape_is_final');
      await requireGuardian(services, talent_id);
      await beginUpload(services, { ...upload, ...announced, talent_id, name }, (trx) =>
        deleteUnfinishedOf(trx, self_tape_id, take),
      );
    },
    find: (id) => findTakeUpload(db, id, now()),
    finish: (upload, path) => finishTake(services, upload, path),
    delete: (id) => deleteUpload(db, id),
    async reply(id) {
      const upload = await findTakeUpload(db, id, now());
      const waits = upload && (await takeWaits(db, upload.self_tape_id, upload.take));
      return { success: true, message: waits ? msg('tape_waits') : msg('tape_sent') };
    },
  };
}

function assertWanted(own: OwnTape, take: number, now: Date) {
  if (own.staff_stop)
    throw new AppError(own.staff_stop === 'removed' ? 'call_removed' : 'other_house_suspended');
  if (isOver(own, now)) throw new AppError('tapes_deleted');
  if (take > own.max_takes) throw new AppError('take_beyond_limit', { max: own.max_takes });
  if (own.takes.some((sent) => sent.take === take && sent.watched)) throw new AppError('tape_was_watched');
}

/** Idempotent. */
async function finishTake(services: Services, upload: TakeUpload, path: string) {
  const { db, now, queue } = services;
  const { id, account_id, self_tape_id, take } = upload;
  await requireGuardian(services, account_id);
  // The request ends with the casting call; a guardian is not asked about a tape that nobody will see.
  const own = await findOpenTape(services, account_id, self_tape_id);
  assertWanted(own, take, now());
  const slate = take === 1 ? slateOf(own.slate, own.slated).map(({ text }) => text) : [];
  await withRules(() =>
    withCleanup(services, async (files) => {
      const sent = { field: 'file', accepted: 'video', path, owner: account_id } as const;
      const { state, file, seconds } = await prepareFile(services, sent, files);
      await db.transaction().execute(async (trx) => {
        // Another request finished it first.
        if (!(await finishUpload(trx, id, null, now()))) return;
        const owner = await sendOrKeep({ ...services, db: trx }, upload, own);
        files.push(...(await deleteReplaced(trx, owner, self_tape_id, take)));
        await insertTake(trx, {
          ...owner,
          self_tape_id,
          take,
          state,
          file,
          seconds,
          slate,
          ...trimOf(upload, seconds),
        });
        if (state === 'processing') await queue.add(trx, makePlayable, { file });
      });
    }),
  );
}

/** A take goes to the house, or waits for the guardian of a child. */
async function sendOrKeep(
  services: Services,
  { account_id, self_tape_id, begun_at }: TakeUpload,
  { application_id, job }: OwnTape,
): Promise<OwnerOfTake> {
  const subject = { kind: 'tape', subject_id: self_tape_id, job_id: job.id } as const;
  const guardian_decision_id = await keepForGuardian(services, account_id, subject);
  if (guardian_decision_id) return { guardian_decision_id };
  await receiveTake(services, self_tape_id, begun_at);
  return { application_id };
}

/** What is cut off; nothing if less than a second would be left. */
function trimOf({ trim_from_ms, trim_to_ms }: TakeUpload, seconds: number | null) {
  const end = Math.min(trim_to_ms ?? Infinity, seconds === null ? Infinity : seconds * 1000);
  return end - (trim_from_ms ?? 0) < MIN_TAKE_MS ? {} : { trim_from_ms, trim_to_ms };
}

/** Sends the house takes of a child that the guardian has approved, in the caller's transaction. */
export async function sendApprovedTakes(services: Services, decisionId: string) {
  const { db } = services;
  const { id, application_id, asked_at } = await findWaiting(db, decisionId);
  await withRules(async () => {
    if (await sendWaitingTakes(db, decisionId, application_id)) await receiveTake(services, id, asked_at);
  });
}

async function receiveTake({ db, now, queue }: Services, self_tape_id: string, begun_at: string) {
  const received_at = now().toISOString();
  await updateSelfTape(db, self_tape_id, { received_at, begun_at, declined_at: null, note: '' }, now());
  await queue.add(db, sendTapeEmail, { self_tape_id, kind: 'received' });
}

/** A take that somebody watched stays, so that its place is taken. */
async function withRules<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, RULES.APPLICATION_DECIDED)) throw new AppError('application_closed');
    if (hasCode(error, RULES.CALL_REMOVED)) throw new AppError('call_removed');
    if (hasCode(error, RULES.HOUSE_OF_CALL_SUSPENDED)) throw new AppError('other_house_suspended');
    if (hasCode(error, RULES.TAKE_NOT_WANTED)) throw new AppError('tapes_deleted');
    if (hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw new AppError('tape_was_watched');
    throw error;
  }
}

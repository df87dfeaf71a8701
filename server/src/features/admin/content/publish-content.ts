import { DAY_MS } from '@kirdaar/contract/rules/calendar';
import { MAX_CONTENT_DAYS } from '@kirdaar/contract/rules/content';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { approverOfPiece, mayPublish } from '#features/admin/content/approval.ts';
import { rowsOf } from '#features/admin/content/content-kinds.ts';
import {
  deleteDraft,
  findDraft,
  findPublisher,
  findVersionWords,
  insertVersion,
  listVersions,
  lockPiece,
  type Piece,
  scheduleDraft,
  updateToAsked,
  updateWriter,
  upsertDraft,
} from '#features/admin/content/queries.ts';
import { lockUnchanged } from '#features/admin/content/save-draft.ts';
import { findStillIs } from '#features/admin/staff-accounts/queries.ts';
import { requireSecondPerson } from '#features/admin/staff-accounts/second-person.ts';
import type { Database } from '#platform/database/database.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

type Staff = Pick<StaffActor, 'id'>;
type Publisher = Pick<StaffActor, 'id' | 'staff_role'>;
type Asked = Piece & { revision: string };

/**
 * Publishes a draft now or later. From somebody who may not publish these words it waits for the person returned, who
 * finds it under Today.
 */
export async function publishDraft(
  { config, db, now }: Services,
  staff: Publisher,
  { revision, publishes_at, ...piece }: Asked & { publishes_at?: string | undefined },
) {
  if (publishes_at) rejectTime(publishes_at, now());
  return db.transaction().execute(async (trx) => {
    const draft = await lockUnchanged(trx, piece, revision);
    if (!draft) throw new AppError('content_draft_missing');
    const approver = approverOfPiece(config, piece, draft.words);
    const writer = await writerOf(trx, staff, piece, { ...draft, approver });
    if (!mayPublish(staff, approver, writer)) {
      if (!approver) throw new AppError('staff_role_required', { roles: ['editor', 'owner'] });
      await askToPublish(trx, staff, piece, now());
      return approver;
    }
    if (approver === 'owner') await requireSecondPerson(trx, writer, staff.id, now());
    if (!publishes_at) {
      await publish(trx, staff, piece, draft.words, now());
      return undefined;
    }
    await scheduleDraft(trx, piece, { at: publishes_at, by: staff.id });
    const details = { kind: piece.kind, publishes_at };
    await insertStaffAct(trx, now(), staff, 'scheduled_content', ['content', piece.key], details);
    return undefined;
  });
}

/** A legal text of a writer who has left the staff becomes one of the next person who asks for it to be published. */
async function writerOf(
  db: Database,
  { id }: Staff,
  piece: Piece,
  { saved_by_id, approver }: { saved_by_id: string; approver: ReturnType<typeof approverOfPiece> },
): Promise<string> {
  if (approver !== 'owner' || (await findStillIs(db, saved_by_id, ['editor', 'owner']))) return saved_by_id;
  await updateWriter(db, piece, id);
  return id;
}

function rejectTime(publishes_at: string, now: Date) {
  const ahead = Date.parse(publishes_at) - now.getTime();
  if (ahead <= 0) throw AppError.field('publishes_at', 'publish_time_past');
  if (ahead > MAX_CONTENT_DAYS * DAY_MS) throw AppError.field('publishes_at', 'publish_time_too_late');
}

export async function cancelSchedule({ db, now }: Services, staff: Staff, { revision, ...piece }: Asked) {
  await db.transaction().execute(async (trx) => {
    const draft = await lockUnchanged(trx, piece, revision);
    if (!draft?.publishes_at) throw new AppError('content_not_scheduled');
    await scheduleDraft(trx, piece, undefined);
    await insertStaffAct(trx, now(), staff, 'unscheduled_content', ['content', piece.key], {
      kind: piece.kind,
    });
  });
}

/**
 * Does nothing if the draft was published or its schedule cancelled meanwhile. If the person who scheduled it may no
 * longer publish it, the draft stays, and waits for approval where it needs one.
 */
export async function publishDue({ config, db, now }: Services, piece: Piece) {
  await db.transaction().execute(async (trx) => {
    await lockPiece(trx, piece);
    const draft = await findDraft(trx, piece);
    if (!draft?.publishes_at || !draft.scheduled_by || Date.parse(draft.publishes_at) > now().getTime())
      return;
    const scheduler = await findPublisher(trx, draft.scheduled_by);
    const approver = approverOfPiece(config, piece, draft.words);
    if (scheduler && mayPublish(scheduler, approver, draft.saved_by_id))
      return publish(trx, scheduler, piece, draft.words, now());
    await scheduleDraft(trx, piece, undefined);
    if (approver) await updateToAsked(trx, piece, now());
  });
}

/** Publishes an earlier version again. A legal text becomes the draft, which waits for another owner. */
export async function restoreVersion(
  { config, db, now }: Services,
  staff: Publisher,
  { revision, version, ...piece }: Asked & { version: string },
) {
  return db.transaction().execute(async (trx) => {
    const draft = await lockUnchanged(trx, piece, revision);
    const words = await findVersionWords(trx, piece, version);
    if (!words) throw new AppError('content_not_found');
    const approver = approverOfPiece(config, piece, words);
    // Whether people are asked is decided for a draft. Those who agreed to the same words before are not asked.
    const quiet = 'asks_again' in words ? { ...words, asks_again: false } : words;
    if (approver === 'owner') {
      if (draft) throw new AppError('content_draft_exists');
      await upsertDraft(trx, piece, quiet, { by: staff.id, at: now() });
      await askToPublish(trx, staff, piece, now());
      return approver;
    }
    if (approver && !mayPublish(staff, approver)) throw new AppError('content_needs_moderator');
    await makePublic(trx, staff, piece, quiet, now());
    const details = { kind: piece.kind, version };
    await insertStaffAct(trx, now(), staff, 'restored_content', ['content', piece.key], details);
    return undefined;
  });
}

async function askToPublish(db: Database, staff: Staff, piece: Piece, now: Date) {
  await updateToAsked(db, piece, now);
  await insertStaffAct(db, now, staff, 'asked_to_publish', ['content', piece.key], { kind: piece.kind });
}

export async function removeContent({ db, now }: Services, staff: Staff, { revision, ...piece }: Asked) {
  await db.transaction().execute(async (trx) => {
    await lockUnchanged(trx, piece, revision);
    const { read, remove } = rowsOf(piece.kind);
    if (!remove || !(await read(trx, piece.key))) throw new AppError('content_not_found');
    await keepFirstVersion(trx, piece, now());
    await remove(trx, piece.key);
    await insertVersion(trx, piece, null, { by: staff.id, at: now() });
    await deleteDraft(trx, piece);
    await insertStaffAct(trx, now(), staff, 'removed_content', ['content', piece.key], { kind: piece.kind });
  });
}

async function publish(db: Database, staff: Staff, piece: Piece, words: object, now: Date) {
  await makePublic(db, staff, piece, words, now);
  await deleteDraft(db, piece);
  await insertStaffAct(db, now, staff, 'published_content', ['content', piece.key], { kind: piece.kind });
}

async function makePublic(db: Database, staff: Staff, piece: Piece, words: object, now: Date) {
  await keepFirstVersion(db, piece, now);
  await rowsOf(piece.kind).write(db, piece.key, words, now);
  await insertVersion(db, piece, words, { by: staff.id, at: now });
}

/** Keeps what was public before the first edit, so that it can be published again. */
async function keepFirstVersion(db: Database, piece: Piece, now: Date) {
  if ((await listVersions(db, piece, 1)).length > 0) return;
  const words = await rowsOf(piece.kind).read(db, piece.key);
  if (words !== undefined) await insertVersion(db, piece, words, { by: null, at: now });
}

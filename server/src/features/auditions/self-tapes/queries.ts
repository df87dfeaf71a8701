import type { Page } from '@kirdaar/contract/fields';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { updateMediaToSent } from '#features/applications/apply/queries.ts';
import { applicant, selectReceived, selfTapeState } from '#features/applications/received/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { MediaState, SelfTape, TapeRequest } from '#platform/database/database-types.generated.ts';
import { readPage } from '#platform/database/read-page.ts';

function selectRequest(db: Database, jobId: string) {
  return db
    .selectFrom('tape_request')
    .select(['instructions', 'deadline', 'sides'])
    .where('job_id', '=', jobId);
}

export function findRequest(db: Database, jobId: string) {
  return selectRequest(db, jobId).executeTakeFirst();
}

export function lockRequest(db: Database, jobId: string) {
  return selectRequest(db, jobId).forNoKeyUpdate().executeTakeFirst();
}

export function upsertRequest(db: Database, request: Insertable<TapeRequest>) {
  const { job_id: _, ...changed } = request;
  return db
    .insertInto('tape_request')
    .values(request)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(changed))
    .execute();
}

/** Returns undefined if they were invited before. */
export function insertSelfTape(
  db: Database,
  invited: { application_id: string; account_id: string },
  now: Date,
) {
  const at = now.toISOString();
  return db
    .insertInto('self_tape')
    .values({ ...invited, invited_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .returning('application_id')
    .executeTakeFirst();
}

/** Latest change first. */
export function listTapes(db: Database, houseId: string, jobId: string, now: Date, page: Page) {
  const tapes = selectReceived(db, houseId, now)
    .innerJoin('self_tape', 'self_tape.application_id', 'application.id')
    .select([
      'application.id as application_id',
      'application.status',
      selfTapeState(now).as('state'),
      'self_tape.note',
      'self_tape.invited_at',
      sql<string | null>`member_name(self_tape.account_id)`.as('invited_by'),
      'self_tape.received_at',
      applicant(now).as('user'),
    ])
    .where('job.id', '=', jobId)
    .orderBy('self_tape.changed_at', 'desc')
    .orderBy('application.id', 'desc');
  return readPage(tapes, page);
}

/** The applications whose talent can still send a first tape. */
export function listMissing(db: Database, jobId: string) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .select('application_id')
    .where('application.job_id', '=', jobId)
    .where('application.status', '<', 'selected')
    .where('received_at', 'is', null)
    .where('declined_at', 'is', null)
    .execute();
}

/** Newest invitation first: all, or that of one application. */
export function listOwnTapes(db: Database, talentId: string, applicationId: string | undefined, now: Date) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('tape_request', 'tape_request.job_id', 'job.id')
    .select((eb) => [
      'application.id as application_id',
      jsonBuildObject({ id: eb.ref('job.id'), title: jobTitle }).as('job'),
      'company_name',
      selfTapeState(now).as('state'),
      'instructions',
      'deadline',
      'sides',
      'self_tape.note',
      'received_at',
      sql<boolean>`application.status < 'selected'`.as('undecided'),
      'upload_id',
      'upload_name',
      'upload_bytes',
      'upload_expires_at',
      'upload_finished_at',
      jsonObjectFrom(
        eb
          .selectFrom('application_media')
          .select(['application_media.state', 'file', 'poster'])
          .whereRef('application_media.application_id', '=', 'application.id')
          .where('field', '=', TAPE_FIELD),
      ).as('tape'),
    ])
    .where('application.talent_id', '=', talentId)
    .$if(applicationId !== undefined, (some) => some.where('application.id', '=', applicationId ?? ''))
    .orderBy('invited_at', 'desc')
    .orderBy('application.id')
    .limit(MAX_LIST)
    .execute();
}

export function updateSelfTape(
  db: Database,
  applicationId: string,
  answer: Pick<Updateable<SelfTape>, 'declined_at' | 'note' | 'received_at'>,
  now: Date,
) {
  return db
    .updateTable('self_tape')
    .set({ ...answer, changed_at: now.toISOString() })
    .where('application_id', '=', applicationId)
    .execute();
}

export type InvitedToTape = NonNullable<Awaited<ReturnType<typeof findInvitedToTape>>>;

/** Everything that a notification contains, and its recipients. */
export function findInvitedToTape(db: Database, applicationId: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('self_tape', 'self_tape.application_id', 'application.id')
    .innerJoin('tape_request', 'tape_request.job_id', 'job.id')
    .select([selfTapeState(now).as('state'), 'self_tape.note', 'deadline', 'instructions'])
    .select(sql<boolean>`tape_request.sides is not null`.as('has_sides'))
    .select(sql<boolean>`application.status < 'selected'`.as('undecided'))
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
}

/** Replaces an earlier upload. */
export function updateUpload(db: Database, applicationId: string, upload: Updateable<SelfTape>) {
  return db
    .updateTable('self_tape')
    .set({ ...upload, upload_finished_at: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export function findUpload(db: Database, id: string, now: Date) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .select(['application_id', 'talent_id as account_id', 'job_id'])
    .select((eb) => [
      eb.ref('upload_id').$notNull().as('id'),
      eb.ref('upload_bytes').$notNull().as('bytes'),
      eb('upload_finished_at', 'is not', null).$castTo<boolean>().as('is_finished'),
    ])
    .where('upload_id', '=', id)
    .where('upload_expires_at', '>', now.toISOString())
    .executeTakeFirst();
}

/** Returns whether the tape of a finished upload waits for the guardian. */
export async function tapeWaits(db: Database, uploadId: string): Promise<boolean> {
  const waiting = await db
    .selectFrom('self_tape')
    .innerJoin('guardian_decision', 'subject_id', 'self_tape.application_id')
    .select('id')
    .where('upload_id', '=', uploadId)
    .where('kind', '=', 'tape')
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Returns undefined if it was complete or cancelled. */
export function finishUpload(db: Database, id: string, now: Date) {
  return db
    .updateTable('self_tape')
    .set({ upload_finished_at: now.toISOString() })
    .where('upload_id', '=', id)
    .where('upload_finished_at', 'is', null)
    .returning('application_id')
    .executeTakeFirst();
}

export function clearUpload(db: Database, id: string) {
  return db
    .updateTable('self_tape')
    .set({ upload_id: null, upload_name: null, upload_bytes: null, upload_expires_at: null })
    .where('upload_id', '=', id)
    .where('upload_finished_at', 'is', null)
    .execute();
}

/** Belongs to an application, or to what waits for the guardian of a child. */
type OwnerOfTape = { application_id: string } | { guardian_decision_id: string };

/** Returns the names of the files that it replaced. */
export async function replaceTape(
  db: Database,
  owner: OwnerOfTape,
  { state, file }: { state: MediaState; file: string },
): Promise<(string | null)[]> {
  const former = await deleteTape(db, owner);
  await db
    .insertInto('application_media')
    .values({ ...owner, field: TAPE_FIELD, kind: 'video', state, file })
    .execute();
  return former.flatMap(({ file, poster }) => [file, poster]);
}

function deleteTape(db: Database, owner: OwnerOfTape) {
  const own = 'application_id' in owner ? 'application_id' : 'guardian_decision_id';
  return db
    .deleteFrom('application_media')
    .where(own, '=', 'application_id' in owner ? owner.application_id : owner.guardian_decision_id)
    .where('field', '=', TAPE_FIELD)
    .returning(['file', 'poster'])
    .execute();
}

/** Sends the tape that waited for the guardian, in place of an earlier one. */
export async function replaceByApprovedTape(db: Database, application_id: string, decisionId: string) {
  await deleteTape(db, { application_id });
  await updateMediaToSent(db, decisionId, application_id);
}

import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { SelfTapeState } from '@kirdaar/contract/rules/self-tapes';
import { type Insertable, type NotNull, sql, type Updateable } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import { isChild } from '#features/accounts/guardians/queries.ts';
import { selectForNotification } from '#features/applications/status-history/queries.ts';
import { requestColumns } from '#features/auditions/tape-requests/queries.ts';
import { staffStop } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { SelfTape } from '#platform/database/database-types.generated.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

export function tapeState(now: Date) {
  return sql<SelfTapeState>`tape_state(self_tape.id, ${now.toISOString()}::timestamptz)`;
}

/** When the takes will be deleted; null while the role is open. */
export function deletedAt(now: Date) {
  return sql<string | null>`
    case when call_ended_at(job.id) <= ${now.toISOString()}::timestamptz then takes_deleted_at(tape_request.id) end`;
}

interface Which {
  id?: string | undefined;
  application_id?: string | undefined;
  take?: string | undefined;
}

/** Newest request first: all but those of stopped calls, or that with an id or a take. */
export function listOwnTapes(db: Database, talentId: string, { id, application_id, take }: Which, now: Date) {
  return db
    .selectFrom('self_tape')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .innerJoin('job', 'job.id', 'application.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('tape_request', 'tape_request.id', 'self_tape.request_id')
    .select((eb) => [
      'self_tape.id',
      'application.id as application_id',
      jsonBuildObject({ id: eb.ref('job.id'), title: shownTitle }).as('job'),
      'company_name',
      'audience',
      tapeState(now).as('state'),
      ...requestColumns,
      'confirmed_at',
      'self_tape.note',
      'answers',
      'may_download',
      'received_at',
      'deleted_at',
      deletedAt(now).as('delete_at'),
      sql<boolean>`application.status < 'selected'`.as('undecided'),
      staffStop,
      jsonBuildObject({
        name: eb.ref('talent.name'),
        role: eb.ref('job.role_details'),
        height: sql<string | null>`talent.details ->> 'height'`,
        city: eb.ref('talent.city'),
        languages: eb.ref('talent.languages'),
        is_child: isChild(now),
      }).as('slated'),
      jsonArrayFrom(
        eb
          .selectFrom('application_media as media')
          .select(['media.id', 'media.state', 'file', 'poster', 'seconds'])
          .select([
            sql<number>`media.take`.as('take'),
            sql<'guardian' | 'talent' | null>`case when media.guardian_decision_id is not null then
              case when ${isChild(now)} then 'guardian' else 'talent' end end`.as('waits_for'),
            sql<boolean>`exists (select from take_view where application_media_id = media.id)`.as('watched'),
          ])
          .whereRef('media.self_tape_id', '=', 'self_tape.id')
          .orderBy('media.take')
          .orderBy('media.id'),
      ).as('takes'),
      jsonArrayFrom(
        eb
          .selectFrom('media_upload')
          .select(['media_upload.id', 'media_upload.take', 'media_upload.name', 'bytes'])
          .whereRef('media_upload.self_tape_id', '=', 'self_tape.id')
          .where('finished_at', 'is', null)
          .where('expires_at', '>', now.toISOString())
          .orderBy('media_upload.take')
          .$narrowType<{ take: number; name: string }>(),
      ).as('uploads'),
      ...views,
    ])
    .where('application.talent_id', '=', talentId)
    .$if(id === undefined && take === undefined, (all) => all.where(sql<boolean>`not is_stopped(job.id)`))
    .$if(id !== undefined, (some) => some.where('self_tape.id', '=', id ?? ''))
    .$if(application_id !== undefined, (some) => some.where('application.id', '=', application_id ?? ''))
    .$if(take !== undefined, (some) =>
      some.where(
        sql<boolean>`exists (select from application_media where id = ${take ?? ''} and self_tape_id = self_tape.id)`,
      ),
    )
    .orderBy('invited_at', 'desc')
    .orderBy('self_tape.id')
    .limit(MAX_LIST)
    .execute();
}

const viewsOfTape = sql`
  from take_view join application_media media on media.id = application_media_id
  where media.self_tape_id = self_tape.id`;
const views = [
  sql<number>`(
    select count(distinct coalesce(take_view.account_id, client_viewer_id, take_view.id)) ${viewsOfTape}
  )`.as('people'),
  sql<string | null>`(select max(last_at) ${viewsOfTape})`.as('last_at'),
] as const;

export function updateToConfirmed(db: Database, id: string, now: Date) {
  return db
    .updateTable('self_tape')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

export function updateSelfTape(
  db: Database,
  id: string,
  answer: Pick<Updateable<SelfTape>, 'declined_at' | 'note' | 'received_at' | 'begun_at' | 'removed_at'>,
  now: Date,
) {
  return db
    .updateTable('self_tape')
    .set({ ...answer, changed_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

export function updateAnswers(
  db: Database,
  id: string,
  answers: Pick<Insertable<SelfTape>, 'answers' | 'may_download'>,
) {
  return db.updateTable('self_tape').set(answers).where('id', '=', id).execute();
}

export type InvitedToTape = NonNullable<Awaited<ReturnType<typeof findInvitedToTape>>>;

/** Everything that a notification contains, and its recipients. */
export function findInvitedToTape(db: Database, id: string, now: Date) {
  return selectForNotification(db, now)
    .innerJoin('self_tape', 'self_tape.application_id', 'application.id')
    .innerJoin('tape_request', 'tape_request.id', 'self_tape.request_id')
    .select([
      'self_tape.id as self_tape_id',
      tapeState(now).as('state'),
      'self_tape.note',
      'deadline',
      'instructions',
    ])
    .select(sql<boolean>`tape_request.sides is not null or sides_text <> ''`.as('has_sides'))
    .select(sql<boolean>`application.status < 'selected'`.as('undecided'))
    .where('self_tape.id', '=', id)
    .executeTakeFirst();
}

/** Returns the sides that a talent may read, and the talent. */
export function findSides(db: Database, id: string) {
  return db
    .selectFrom('self_tape')
    .innerJoin('tape_request', 'tape_request.id', 'self_tape.request_id')
    .innerJoin('application', 'application.id', 'self_tape.application_id')
    .innerJoin('talent', 'talent.id', 'application.talent_id')
    .select(['sides', 'talent.name', 'application.talent_id'])
    .where('self_tape.id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('application.status', '<', 'selected')
    .where('sides', 'is not', null)
    .$narrowType<{ sides: NotNull }>()
    .executeTakeFirst();
}

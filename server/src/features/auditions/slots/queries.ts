import type { AuditionLists } from '@kirdaar/contract/auditions/auditions';
import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { applicant, selectReceived } from '#features/applications/received/queries.ts';
import { jobTitle } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { AuditionInvitation, AuditionSlot } from '#platform/database/database-types.generated.ts';
import { exactTimestampText, timestampText } from '#platform/database/sql-timestamps.ts';

/** A slot as its talent and the house see it. */
export const slotAsJson = [
  'audition_slot.id' as const,
  'audition_slot.place' as const,
  'audition_slot.contact_name' as const,
  'audition_slot.contact_phone' as const,
  'audition_slot.woman_name' as const,
  'audition_slot.is_private' as const,
  'audition_slot.bring' as const,
  'audition_slot.round' as const,
  timestampText(sql.ref('audition_slot.starts_at')).as('starts_at'),
  timestampText(sql.ref('audition_slot.ends_at')).as('ends_at'),
];

export interface AuditionPage {
  houseId: string;
  jobId: string;
  now: Date;
  limit: number;
}

export function findAuditionedJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select(['job.id', jobTitle.as('title'), 'job.role_details as role'])
    .select(['job.audition_type', 'job.audition_dates', 'job.shoot_dates', 'job.age_from', 'job.status'])
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** Soonest first, each with the talent who confirmed it or for whom it is kept. */
export function listSlots(
  db: Database,
  { houseId, jobId, now, limit }: AuditionPage,
  after: AuditionLists['slots'],
) {
  const attendees = selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select(['application.id as application_id', applicant(now).as('user')])
    .leftJoin('audition_attendance', (join) =>
      join
        .onRef('audition_attendance.application_id', '=', 'application.id')
        .on('audition_attendance.slot_id', '=', sql.ref<string>('audition_slot.id')),
    )
    .select([
      sql<boolean>`answer = 'confirmed'`.as('confirmed'),
      'asks_for_woman',
      sql<string | null>`${timestampText(sql.ref('arrived_at'))}`.as('arrived_at'),
      sql<string | null>`${timestampText(sql.ref('left_at'))}`.as('left_at'),
    ])
    .where(
      sql<boolean>`(arrived_at is not null or audition_slot.id in (
        proposed_slot_id, case when answer = 'confirmed' then audition_invitation.slot_id end))`,
    )
    .orderBy('audition_invitation.changed_at');
  return (
    db
      .selectFrom('audition_slot')
      .select(['audition_slot.id', 'starts_at', 'ends_at', 'place', 'capacity', confirmedTo.as('confirmed')])
      .select(['contact_name', 'contact_phone', 'woman_name', 'is_private', 'bring', 'round'])
      .select([
        sql<number>`places_taken(audition_slot.id)`.as('taken'),
        jsonArrayFrom(attendees).as('attendees'),
        exactTimestampText(sql.ref('starts_at')).as('exactly'),
      ])
      .where('audition_slot.job_id', '=', jobId)
      .where('cancelled_at', 'is', null)
      // A place has only one slot at a time, so start and place identify a slot.
      .$if(after !== undefined, (rest) =>
        rest.where(sql<boolean>`(starts_at, place) > (${after?.[0]}::timestamptz, ${after?.[1]})`),
      )
      .orderBy('starts_at')
      .orderBy('place')
      .limit(limit)
      .execute()
  );
}

/** Returns how many were added. */
export async function insertSlots(db: Database, slots: Insertable<AuditionSlot>[]): Promise<number> {
  const added = await db
    .insertInto('audition_slot')
    .values(slots)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

export async function countSlots(db: Database, slots: Insertable<AuditionSlot>[]): Promise<number> {
  const [first] = slots;
  if (!first) return 0;
  const times = slots.map(
    ({ starts_at, ends_at }) => sql`(${starts_at}::timestamptz, ${ends_at}::timestamptz)`,
  );
  const { count } = await db
    .selectFrom('audition_slot')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('job_id', '=', first.job_id)
    .where('place', '=', first.place)
    .where('capacity', '=', first.capacity)
    .where('cancelled_at', 'is', null)
    .where(sql<boolean>`(starts_at, ends_at) in (${sql.join(times)})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** While a slot is locked, no place in it is taken or freed. */
export function lockSlotOfHouse(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('audition_slot')
    .innerJoin('job', 'job.id', 'audition_slot.job_id')
    .select(['audition_slot.id', 'job_id', 'starts_at', 'ends_at', 'place', 'capacity', 'cancelled_at'])
    .select(['round', 'woman_name', 'job.shoot_dates', 'job.age_from'])
    .where('audition_slot.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .forNoKeyUpdate('audition_slot')
    .executeTakeFirst();
}

export function lockSlot(db: Database, id: string) {
  return db.selectFrom('audition_slot').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export function updateSlot(db: Database, id: string, change: Updateable<AuditionSlot>) {
  return db.updateTable('audition_slot').set(change).where('id', '=', id).execute();
}

/** The day is that in India. */
export function updateDetailsOfDay(
  db: Database,
  { job_id, starts_at }: { job_id: string; starts_at: string },
  details: Pick<Updateable<AuditionSlot>, 'contact_name' | 'contact_phone' | 'woman_name' | 'bring'>,
) {
  return db
    .updateTable('audition_slot')
    .set(details)
    .where('job_id', '=', job_id)
    .where('cancelled_at', 'is', null)
    .where(
      sql<boolean>`(starts_at at time zone 'Asia/Kolkata')::date
        = (${starts_at}::timestamptz at time zone 'Asia/Kolkata')::date`,
    )
    .execute();
}

export async function hasTimes(db: Database, jobId: string, round: number, now: Date): Promise<boolean> {
  const slot = db
    .selectFrom('audition_slot')
    .select('id')
    .where('job_id', '=', jobId)
    .where('round', '=', round)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now.toISOString())
    .limit(1);
  return (await slot.executeTakeFirst()) !== undefined;
}

const confirmedTo = sql<number>`(
  select count(*) from audition_invitation other where other.slot_id = audition_slot.id and other.answer = 'confirmed'
)`;

/** Those who confirmed a slot, or those for whom it is kept. */
type InSlot = { slot_id: string; answer: 'confirmed' } | { proposed_slot_id: string };

export function listInSlot(db: Database, slot: InSlot) {
  return db
    .selectFrom('audition_invitation')
    .select('application_id')
    .where((eb) => eb.and(slot))
    .execute();
}

/** Returns the applications. A trigger increases the sequence of their calendar entries. */
export function updateInSlot(
  db: Database,
  slot: InSlot,
  change: Pick<Updateable<AuditionInvitation>, 'answer' | 'proposed_slot_id'>,
  now: Date,
) {
  return db
    .updateTable('audition_invitation')
    .set({ ...change, changed_at: now.toISOString() })
    .where((eb) => eb.and(slot))
    .returning('application_id')
    .execute();
}

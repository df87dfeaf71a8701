import type { AuditionLists } from '@kirdaar/contract/auditions';
import { type Insertable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { applicant, selectReceived } from '#features/applications/queries.ts';
import { jobTitle } from '#features/jobs/queries.ts';
import type { Database } from '#platform/database.ts';
import type { AuditionSlot } from '#platform/database-types.generated.ts';
import { exactInstantText } from '#platform/instant-text.ts';

/** Which part of a list of a call of a house is asked for. */
export interface AuditionPage {
  houseId: string;
  jobId: string;
  now: Date;
  limit: number;
}

/** A call of a house, as its page of auditions names it. */
export function findAuditionedJob(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('job')
    .select(['job.id', jobTitle.as('title'), 'job.audition_type', 'job.audition_dates'])
    .where('job.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .executeTakeFirst();
}

/** A page of the slots of a call that stand, soonest first, with who comes to each. */
export function listSlots(
  db: Database,
  { houseId, jobId, now, limit }: AuditionPage,
  after: AuditionLists['slots'],
) {
  const coming = selectReceived(db, houseId, now)
    .innerJoin('audition_invitation', 'audition_invitation.application_id', 'application.id')
    .select(['application.id as application_id', applicant(now).as('user')])
    .where('answer', '=', 'confirmed')
    .where('slot_id', '=', sql.ref<string>('audition_slot.id'))
    .orderBy('changed_at');
  return (
    db
      .selectFrom('audition_slot')
      .select(['audition_slot.id', 'starts_at', 'ends_at', 'place', 'capacity', confirmedTo.as('confirmed')])
      .select([jsonArrayFrom(coming).as('coming'), exactInstantText(sql.ref('starts_at')).as('exactly')])
      .where('audition_slot.job_id', '=', jobId)
      .where('cancelled_at', 'is', null)
      // One place has one slot at a time.
      .$if(after !== undefined, (rest) =>
        rest.where(sql<boolean>`(starts_at, place) > (${after?.[0]}::timestamptz, ${after?.[1]})`),
      )
      .orderBy('starts_at')
      .orderBy('place')
      .limit(limit)
      .execute()
  );
}

/** Adds those slots that are not there yet, and returns how many they are. */
export async function insertSlots(db: Database, slots: Insertable<AuditionSlot>[]): Promise<number> {
  const added = await db
    .insertInto('audition_slot')
    .values(slots)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return added.length;
}

/** How many of some slots of a call stand exactly so, for as many people. */
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

/** A slot of a house that stands; nobody takes or leaves it while the transaction lasts. */
export function lockSlotOfHouse(db: Database, houseId: string, id: string) {
  return db
    .selectFrom('audition_slot')
    .innerJoin('job', 'job.id', 'audition_slot.job_id')
    .select(['audition_slot.id', 'job_id', 'starts_at', 'ends_at', 'place', 'capacity', 'cancelled_at'])
    .where('audition_slot.id', '=', id)
    .where('job.production_house_id', '=', houseId)
    .forNoKeyUpdate('audition_slot')
    .executeTakeFirst();
}

/** The same for whoever is about to confirm it. */
export function lockSlot(db: Database, id: string) {
  return db.selectFrom('audition_slot').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

type Change = Pick<AuditionSlot, 'place'> & { starts_at: string; ends_at: string; capacity: number };

export function updateSlot(db: Database, id: string, change: Change) {
  return db.updateTable('audition_slot').set(change).where('id', '=', id).execute();
}

export function updateSlotToCancelled(db: Database, id: string, now: Date) {
  return db
    .updateTable('audition_slot')
    .set({ cancelled_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Whether a call has a time to be chosen. */
export async function hasTimes(db: Database, jobId: string, now: Date): Promise<boolean> {
  const slot = db
    .selectFrom('audition_slot')
    .select('id')
    .where('job_id', '=', jobId)
    .where('cancelled_at', 'is', null)
    .where('starts_at', '>', now.toISOString())
    .limit(1);
  return (await slot.executeTakeFirst()) !== undefined;
}

/** How many come to a slot. */
export const confirmedTo = sql<number>`(
  select count(*) from audition_invitation other where other.slot_id = audition_slot.id and other.answer = 'confirmed'
)`;

import { addDays, DAY_MS, dayInIndia, instantInIndia } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { MadeApplication } from '#seed/applications/make-applications.ts';
import { demoAccounts } from '#seed/demo-accounts.ts';
import type { World } from '#seed/world.ts';

const times = ['11:00', '11:30', '12:00', '14:30', '15:00', '15:30'];
const requestNotes = [
  'I rehearse until five on both days. Could it be after six, or on the weekend?',
  'My train arrives at two. Any time from three on would be fine.',
];

/** Inserts the accepted role offers of selected applicants, because selection requires one. */
export async function insertAcceptedOffers(db: Database, { applications }: World) {
  const offers = applications.flatMap(({ id, steps }) =>
    steps
      .filter(({ status }) => status === 'selected')
      .map(({ happened_at }) => ({
        id: crypto.randomUUID(),
        application_id: id,
        message: 'You made the whole room quiet. We would love you to take the part.',
        answer_by: addDays(dayInIndia(new Date(happened_at)), 3),
        status: 'accepted' as const,
        made_at: new Date(Date.parse(happened_at) - DAY_MS).toISOString(),
        answered_at: happened_at,
        exceeds_positions: true,
      })),
  );
  await insertApprovals(db, offers);
  await db.insertInto('role_offer').values(offers).execute();
}

/** Inserts the decisions of guardians for the offers that children accepted. */
async function insertApprovals(
  db: Database,
  offers: { id: string; application_id: string; made_at: string; answered_at: string }[],
) {
  for (const { id, application_id, made_at, answered_at } of offers)
    await sql`
      insert into guardian_decision (talent_id, job_id, kind, subject_id, asked_at, decided_at, approved, guardian_id)
      select talent_id, job_id, 'offer', ${id}, ${made_at}, ${answered_at}, true, guardian.id
      from application join guardian using (talent_id)
      where application.id = ${application_id} and consented_at is not null and withdrawn_at is null
    `.execute(db);
}

/** Lets an application of the demo parent's child wait for the parent, who decides about each. */
export async function insertGuardianRequest(db: Database, now: Date) {
  await sql`
    with child as (
      update guardian set applies_alone = false
      where contact = ${demoAccounts.parent} and consented_at is not null returning talent_id
    )
    insert into guardian_decision (talent_id, job_id, kind, subject_id, prepared, asked_at)
    select talent_id, job.id, 'application', job.id, jsonb_build_object('job_id', job.id, 'role_specific_info',
      'I act in our school theatre and can learn lines in a day.', 'travel', true, 'availability', true,
      'details', jsonb_build_object('fullName', talent.name), 'language', 'en'), ${now.toISOString()}
    from child join talent on talent.id = talent_id
      join job on age_in_india(date_of_birth, ${now.toISOString()}) between age_from and age_to
    where job.status = 'open' and closes_at > ${now.toISOString()}
      and not exists (select from application sent where sent.job_id = job.id and sent.talent_id = talent.id)
    order by closes_at desc, job.id limit 1
  `.execute(db);
}

/**
 * Inserts this week's auditions with every kind of answer, and a role offer that the first talent has not
 * answered yet.
 */
export async function insertArrangements(db: Database, world: World, now: Date) {
  const { applications, calls, people } = world;
  const [first] = people;
  const invited = Map.groupBy(
    applications.filter(({ steps }) => steps.at(-1)?.status === 'audition'),
    ({ job_id }) => job_id,
  );
  for (const { row, text } of calls) {
    const coming = invited.get(row.id) ?? [];
    if (coming.length === 0) continue;
    const place =
      row.audition_type === 'Online' ? 'https://meet.example/auditions' : `Studio 4, ${text.city}`;
    const slots = await insertSlots(db, row.id, place, now);
    await insertInvitations(db, coming, { slots, first }, now);
  }
  const waiting = findOffered(world);
  if (!waiting) return;
  const made_at = new Date(now.getTime() - DAY_MS / 4).toISOString();
  const message =
    'We have seen enough to know: we would like you to take the part. Rehearsals begin a week before the shoot.';
  const answer_by = addDays(dayInIndia(now), 5);
  await db
    .insertInto('role_offer')
    .values({ application_id: waiting.id, message, answer_by, made_at, exceeds_positions: true })
    .execute();
}

async function insertInvitations(
  db: Database,
  coming: readonly MadeApplication[],
  { slots, first }: { slots: { id: string }[]; first: World['people'][number] | undefined },
  now: Date,
) {
  for (const [index, application] of coming.entries()) {
    // The first talent has not answered yet and may choose among all times.
    const isFirst = application.person === first;
    const answer = isFirst ? 2 : index % 3;
    const slot_id = slots[index % slots.length]?.id;
    const isKept = !isFirst && index < slots.length;
    await insertInvitation(db, application, { answer, isKept, slot_id }, now);
  }
}

/** Finds the first talent's application that gets a role offer. */
export function findOffered({ applications, people: [first] }: World): MadeApplication | undefined {
  return applications.find(({ person, steps }) => {
    return person === first && steps.at(-1)?.status === 'shortlisted';
  });
}

function insertSlots(db: Database, job_id: string, place: string, now: Date) {
  const days = [2, 3].map((days) => addDays(dayInIndia(now), days));
  const slots = days.flatMap((day) =>
    times.map((time) => {
      const start = instantInIndia(day, time);
      const ends_at = new Date(start.getTime() + 25 * 60_000).toISOString();
      const created_at = now.toISOString();
      const details = {
        contact_name: 'Farida Sheikh',
        contact_phone: '+91 98200 00000',
        bring: 'A recent photo and plain clothes',
      };
      return { job_id, starts_at: start.toISOString(), ends_at, place, ...details, capacity: 1, created_at };
    }),
  );
  return db.insertInto('audition_slot').values(slots).returning('id').execute();
}

/**
 * Inserts an invitation with answer 0, confirmed; 1, asked for another time; or 2, none yet, perhaps to a slot
 * that is kept.
 */
async function insertInvitation(
  db: Database,
  { id, steps }: MadeApplication,
  { answer, isKept, slot_id }: { answer: number; isKept: boolean; slot_id: string | undefined },
  now: Date,
) {
  const changed_at = now.toISOString();
  const invitation = { application_id: id, invited_at: steps.at(-1)?.happened_at ?? changed_at, changed_at };
  const note = requestNotes[id.charCodeAt(0) % requestNotes.length] ?? '';
  const answered = [
    { answer: 'confirmed' as const, slot_id },
    { answer: 'asked' as const, note },
    isKept ? { proposed_slot_id: slot_id } : {},
  ][answer];
  await db
    .insertInto('audition_invitation')
    .values({ ...invitation, ...answered })
    .execute();
}

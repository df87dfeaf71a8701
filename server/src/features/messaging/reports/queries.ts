import type { Doubtful } from '@kirdaar/contract/fields';
import type { Report, SubjectReport } from '@kirdaar/contract/messaging/conversations';
import { MAX_REPORT } from '@kirdaar/contract/rules/reports';
import { sql } from 'kysely';
import { isPublic } from '#features/jobs/jobs/queries.ts';
import type { Participant } from '#features/messaging/conversations/participant.ts';
import type { Database } from '#platform/database/database.ts';
import { derivedId } from '#platform/database/derived-id.ts';

const MAX_SNAPSHOT_MESSAGES = 50;

/** Does nothing if the account has an open report on this conversation. */
export function insertReport(
  db: Database,
  { party, account_id }: Participant,
  application_id: string,
  { reason, text, message_id }: Report,
  now: Date,
) {
  return db
    .insertInto('conversation_report')
    .values({
      application_id,
      message_id: message_id ?? null,
      party,
      account_id,
      reason,
      text,
      reported_at: now.toISOString(),
      snapshot: buildSnapshot(application_id),
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

function buildSnapshot(applicationId: string) {
  return sql<string>`(
    select jsonb_build_object(
      'house', production_house.company_name, 'talent', talent.name, 'messages', (
        select coalesce(jsonb_agg(to_jsonb(latest) - 'place' order by latest.place), '[]') from (
          select message.id, message.place, message.party, member_name(message.account_id) as by, message.text,
            message.written_at,
            array(
              select name from conversation_file where message_id = message.id order by position
            ) as files
          from conversation_message message where message.application_id = ${applicationId}
          order by message.place desc limit ${MAX_SNAPSHOT_MESSAGES}
        ) as latest
      )
    )
    from conversation
      join production_house on production_house.id = production_house_id
      join talent on talent.id = talent_id
    where conversation.application_id = ${applicationId}
  )`;
}

/** Returns undefined if it is closed already or does not exist. */
export async function updateToClosed(db: Database, id: string, now: Date) {
  const closed_at = sql<string>`greatest(reported_at, ${now.toISOString()})`;
  const open = (table: 'conversation_report' | 'report') =>
    db
      .updateTable(table)
      .set({ closed_at })
      .where('id', '=', id)
      .where('closed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
  return (await open('conversation_report')) ?? (await open('report'));
}

type Subject = Pick<SubjectReport, 'subject' | 'id'>;

/** Empty if there is no such thing to see. Who applied to a casting call sees it also once staff removed it. */
function selectSnapshot({ subject, id }: Subject, account_id: string | null) {
  if (subject === 'job')
    return sql`select to_jsonb(job) - 'document' - 'posted_by_request' - 'saved_by_request' || jsonb_build_object('house', company_name)
      from job join production_house house on house.id = production_house_id
      where job.id = ${id} and (${isPublic}
        or exists (select from application where job_id = job.id and talent_id = ${account_id}))`;
  if (subject === 'house')
    return sql`select jsonb_build_object('house', company_name, 'owner', owner_name, 'website', website_url,
      'location', location, 'image', profile_photo) from production_house where id = ${id}`;
  return sql`select jsonb_build_object('talent', talent.name, 'image', profile_photo)
    from talent join account on account.id = talent.id where talent.id = ${id} and verified_at is not null`;
}

export async function isReportable(db: Database, subject: Subject, by: string): Promise<boolean> {
  const { rows } = await sql`${selectSnapshot(subject, by)}`.execute(db);
  return rows.length > 0;
}

/** Does nothing if the account has an open report on it. */
export async function insertSubjectReport(
  db: Database,
  account_id: string | null,
  { subject, id: subject_id, reason, text }: SubjectReport,
  now: Date,
) {
  const snapshot = sql<string>`(${selectSnapshot({ subject, id: subject_id }, account_id)})`;
  const reported_at = now.toISOString();
  await db
    .insertInto('report')
    .values({ subject, subject_id, account_id, reason, text, snapshot, reported_at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'subject_id'])
        .where('closed_at', 'is', null)
        .where(sql<boolean>`subject <> 'audition'`)
        .doNothing(),
    )
    .execute();
}

/**
 * Reports the audition of a talent who does not feel safe, with its place. Returns undefined if it is not theirs. The
 * same request is kept once, and each further one too.
 */
export async function insertUnsafe(
  db: Database,
  {
    talent_id,
    application_id,
    id,
    text,
  }: { talent_id: string; application_id: string; id: string; text: string },
  now: Date,
) {
  const { rows } = await sql<{ id: string }>`
    with audition as (
      select application.id, jsonb_build_object(
        'role_details', role_details, 'house', company_name, 'talent', talent.name, 'talent_mobile', coalesce((
          select concat_ws(', ', guardian.name, coalesce(guardian.mobile, guardian.email)) from guardian
          where guardian.talent_id = talent.id and withdrawn_at is null and consented_at is not null
          order by consented_at limit 1
        ), account.mobile),
        'audition_place', place, 'audition_contact', concat_ws(', ', nullif(contact_name, ''), nullif(contact_phone, '')),
        'audition_time', to_char(starts_at at time zone 'Asia/Kolkata', 'DD Mon YYYY HH24:MI')
      ) as snapshot
      from audition_invitation
        join application on application.id = audition_invitation.application_id
        join job on job.id = application.job_id
        join production_house on production_house.id = job.production_house_id
        join talent on talent.id = application.talent_id
        join account on account.id = talent.id
        left join audition_slot on audition_slot.id = coalesce(slot_id, proposed_slot_id)
      where application.id = ${application_id} and application.talent_id = ${talent_id}
    ), added as (
      insert into report (id, subject, subject_id, account_id, reason, text, snapshot, reported_at)
      -- Nobody stops a call for help by using its id first, and another text is another call.
      select case when exists (
          select from report other where other.id = ${id}
            and (other.account_id, other.subject_id, other.text)
              is distinct from (${talent_id}::uuid, ${application_id}::uuid, ${text}::text)
        ) then ${derivedId(talent_id, application_id, id, text)}::uuid else ${id} end, 'audition', id, ${talent_id}, 'unsafe', ${text}, snapshot, ${now.toISOString()} from audition
      on conflict (id) do nothing
    )
    select id from audition`.execute(db);
  return rows[0];
}

/** Reports pay that a side disputes, with what both say of it. As long as the report is open, it is brought up to date. */
export async function upsertPayReport(
  db: Database,
  report: { application_id: string; account_id: string; text: string; snapshot: Record<string, string> },
  now: Date,
) {
  const { application_id: subject_id, snapshot, ...sent } = report;
  const written = { text: sent.text, snapshot: JSON.stringify(snapshot) };
  await db
    .insertInto('report')
    .values({
      ...sent,
      ...written,
      subject: 'pay',
      subject_id,
      reason: 'money',
      reported_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'subject_id'])
        .where('closed_at', 'is', null)
        .where(sql<boolean>`subject <> 'audition'`)
        .doUpdateSet(written),
    )
    .execute();
}

/**
 * Reports a house or an agency, in nobody's name, for a text that may ask talent for money; the same text once while
 * open. A casting call waits for review instead.
 */
export async function insertDoubt(db: Database, writer: Subject, { asker, written }: Doubtful, now: Date) {
  if (asker === 'casting_call') return;
  const text = `Automatic check, ${asker.replaceAll('_', ' ')}: ${written}`.slice(0, MAX_REPORT);
  await insertAutomaticReport(db, writer, { reason: 'money', text }, now);
}

/** Reports in nobody's name; the same text once while open. */
export async function insertAutomaticReport(
  db: Database,
  { subject, id: subject_id }: Subject,
  report: Pick<SubjectReport, 'reason' | 'text'>,
  now: Date,
) {
  // Nobody else sees a talent who has not proved an email address, such as one whom an agency manages.
  const snapshot = sql<string>`coalesce((${selectSnapshot({ subject, id: subject_id }, null)}), '{}')`;
  await db
    .insertInto('report')
    .values({ ...report, subject, subject_id, is_automatic: true, snapshot, reported_at: now.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteReportsClosedBefore(db: Database, instant: Date) {
  const before = instant.toISOString();
  await db.deleteFrom('conversation_report').where('closed_at', '<', before).execute();
  await db.deleteFrom('report').where('closed_at', '<', before).execute();
}

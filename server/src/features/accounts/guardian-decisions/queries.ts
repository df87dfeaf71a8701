import type { GuardianDecision, GuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { GuardianDecisionKind } from '@kirdaar/contract/rules/vocabulary';
import { sql } from 'kysely';
import type { PreparedKind } from '#features/accounts/guardian-decisions/emails.ts';
import type { Database } from '#platform/database/database.ts';
import type { MediaState } from '#platform/database/database-types.generated.ts';
import { languageOfAccount } from '#platform/database/known-language.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

/** What a guardian decides: the call of an application, the application of an audition or tape, or an offer. */
export interface Subject {
  kind: GuardianDecisionKind;
  subject_id: string;
}

export interface Prepared extends Subject {
  kind: PreparedKind;
  job_id: string;
  /** What is kept until the guardian decides; an audition time as `slot_id`. */
  prepared?: object;
}

const jobTitle = sql<string>`job.role_details || ' · ' || job.project_type`;

/** Whether a talent is a child whose guardian has to decide this, and whether a guardian consents at all. */
export async function findNeed(
  db: Database,
  talentId: string,
  { kind, subject_id, prepared = {} }: Prepared,
  { now, typed }: { now: Date; typed: string | undefined },
) {
  const expected = kind === 'audition' ? prepared : {};
  const { rows } = await sql<{ needed: boolean; agreed: boolean }>`
    select
      is_child(known_date_of_birth(${talentId}::uuid, ${typed ?? null}), ${now.toISOString()}) and not guardian_allows(
        ${talentId}::uuid, ${kind}::guardian_decision_kind, ${subject_id}::uuid, ${JSON.stringify(expected)}::jsonb
      ) as needed,
      guardian_agrees(${talentId}::uuid) as agreed
  `.execute(db);
  return rows[0];
}

/** Keeps the newest of what a child prepared. */
export function upsertRequest(
  db: Database,
  talent_id: string,
  { prepared = {}, ...subject }: Subject & Pick<Prepared, 'job_id' | 'prepared'>,
  now: Date,
) {
  return db
    .insertInto('guardian_decision')
    .values({ talent_id, ...subject, prepared: JSON.stringify(prepared), asked_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .columns(['talent_id', 'kind', 'subject_id'])
        .where('decided_at', 'is', null)
        .doUpdateSet((eb) => ({ prepared: eb.ref('excluded.prepared') })),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow();
}

/** Returns what waits for the guardian, or was decided last; locked until the caller's transaction ends. */
export function lockDecision(db: Database, talentId: string, { kind, subject_id }: Subject) {
  return db
    .selectFrom('guardian_decision')
    .select(['id', 'job_id', 'approved', 'prepared', 'guardian_id', 'asked_at'])
    .where('talent_id', '=', talentId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject_id)
    .orderBy(sql`decided_at is null`, 'desc')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export function updateToDecided(
  db: Database,
  id: string,
  { guardian_id, approved, prepared }: { guardian_id: string; approved: boolean; prepared: object },
  now: Date,
) {
  return db
    .updateTable('guardian_decision')
    .set({ guardian_id, approved, prepared: JSON.stringify(prepared), decided_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Lists what of a child waits for the guardian, and what the guardian rejected last, newest first. */
export function listOwnRequests(db: Database, talentId: string, jobId: string | undefined, now: Date) {
  return (
    db
      .selectFrom('guardian_decision')
      .innerJoin('job', 'job.id', 'job_id')
      .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
      .select([
        'guardian_decision.id',
        'kind',
        'subject_id',
        'job_id',
        'company_name',
        'asked_at',
        sql<false | null>`approved`.as('approved'),
      ])
      .select(jobTitle.as('title'))
      .where('talent_id', '=', talentId)
      // At 18 nothing waits for a guardian.
      .where(
        sql<boolean>`exists (select from talent where id = talent_id and is_child(date_of_birth, ${now.toISOString()}))`,
      )
      .where((eb) => eb.or([eb('approved', 'is', null), eb('approved', '=', false)]))
      // What was prepared again waits, so the rejection before is past.
      .where(
        sql<boolean>`not exists (
        select from guardian_decision later where later.talent_id = guardian_decision.talent_id
          and later.kind = guardian_decision.kind and later.subject_id = guardian_decision.subject_id
          and later.asked_at > guardian_decision.asked_at
      )`,
      )
      .$if(jobId !== undefined, (some) => some.where('job_id', '=', jobId ?? ''))
      .orderBy('asked_at', 'desc')
      .orderBy('guardian_decision.id')
      .limit(MAX_REQUESTS)
      .execute()
  );
}

const MAX_REQUESTS = 20;

/** What a notification about a decision contains. */
export function findDecisionForEmail(db: Database, id: string) {
  return db
    .selectFrom('guardian_decision')
    .innerJoin('talent', 'talent.id', 'guardian_decision.talent_id')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoin('job', 'job.id', 'guardian_decision.job_id')
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .innerJoin('guardian', (join) =>
      join
        .onRef('guardian.talent_id', '=', 'talent.id')
        .on('guardian.consented_at', 'is not', null)
        .on('guardian.withdrawn_at', 'is', null),
    )
    .select([
      sql<PreparedKind>`kind`.as('kind'),
      'guardian_decision.approved',
      'guardian_decision.talent_id',
      'guardian.id as guardian_id',
      'guardian.name as guardian_name',
      'talent.name',
      'company_name',
      jobTitle.as('title'),
      languageOfAccount,
    ])
    .where('guardian_decision.id', '=', id)
    .where('kind', 'in', ['application', 'audition', 'tape', 'offer'])
    .executeTakeFirst();
}

type Named<T extends { first_name: string }> = Omit<T, 'first_name'> & { name: string };
type Medium = { id: string; kind: 'image' | 'video' | 'audio'; state: MediaState; file: string };

/** The children whose guardian consents with this contact. */
function childrenOf(contact: string, now: Date) {
  return sql`(
    select talent_id, talent.name, applies_alone from guardian join talent on talent.id = talent_id
    where contact = ${contact} and consented_at is not null and withdrawn_at is null
      and is_child(talent.date_of_birth, ${now.toISOString()})
  )`;
}

/** Lists what children prepared and what houses offer them, the oldest first. What came too late is left out. */
export async function listWaiting(db: Database, contact: string, now: Date) {
  const at = now.toISOString();
  const { rows } = await sql<Named<Omit<GuardianRequest, 'media'>> & { media: Medium[] }>`
    with child as ${childrenOf(contact, now)}, waiting as (
      select id, talent_id, job_id, kind, subject_id, prepared, asked_at, asked_at as since
      from guardian_decision where decided_at is null and kind in ('application', 'tape')
      union all
      select decision.id, sent.talent_id, sent.job_id, 'audition', application_id, prepared, asked_at, changed_at
      from audition_invitation join application sent on sent.id = application_id
      join child using (talent_id)
      left join guardian_decision decision on decision.talent_id = sent.talent_id and kind = 'audition'
        and subject_id = application_id and decided_at is null
      where sent.status < 'selected' and (answer = 'offered' and not applies_alone or decision.id is not null)
      union all
      select decision.id, sent.talent_id, sent.job_id, 'offer', offer.id, prepared, asked_at, made_at
      from role_offer offer join application sent on sent.id = application_id
      left join guardian_decision decision on decision.talent_id = sent.talent_id and kind = 'offer'
        and subject_id = offer.id and decided_at is null
      where sent.status < 'selected' and offer.status = 'open' and lapses_at > ${at}
      union all
      select null, talent_id, job_id, 'invitation', id, null, null, invited_at
      from invitation_to_apply where declined_at is null
        and not guardian_allows(talent_id, 'invitation', id, '{}')
      union all
      select null, conversation.talent_id, sent.job_id, 'conversation', sent.id, null, null, conversation.written_at
      from conversation join application sent on sent.id = application_id
      where last_of_house > 0 and not guardian_allows(conversation.talent_id, 'conversation', sent.id, '{}')
        and not exists (
          select from guardian_decision rejected where rejected.subject_id = sent.id
            and rejected.kind = 'conversation' and not approved
        )
    )
    select child.talent_id as child, child.name, waiting.kind, waiting.subject_id, waiting.job_id, asked_at,
      ${jobTitle} as title, company_name,
      coalesce(offer.message, invitation_to_apply.message, (
        select string_agg(message.text, E'\n' order by place) from conversation_message message
        where waiting.kind = 'conversation' and application_id = waiting.subject_id and party = 'house'
      ), prepared ->> 'role_specific_info', sent.role_specific_info, '') as text,
      offer.answer_by, (prepared ->> 'slot_id')::uuid as slot_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', slot.id, 'place', place,
          'starts_at', ${timestampText(sql.ref('starts_at'))}, 'ends_at', ${timestampText(sql.ref('ends_at'))}
        ) order by starts_at)
        from audition_invitation invitation
        join audition_slot slot on slot.job_id = job.id and slot.round = invitation.round
        where waiting.kind = 'audition' and invitation.application_id = waiting.subject_id
          and cancelled_at is null and starts_at > ${at} and capacity > places_taken(slot.id, waiting.subject_id)
      ), '[]') as slots,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'state', state, 'file', file) order by field)
        from application_media where guardian_decision_id = waiting.id
      ), '[]') as media
    from waiting join child using (talent_id) join job on job.id = waiting.job_id
    join production_house on production_house.id = job.production_house_id
    left join application sent on waiting.kind = 'application' and sent.id = (prepared ->> 'again')::uuid
    left join role_offer offer on waiting.kind = 'offer' and offer.id = waiting.subject_id
    left join invitation_to_apply on waiting.kind = 'invitation' and invitation_to_apply.id = waiting.subject_id
    where waiting.kind not in ('application', 'invitation') or job.status = 'open' and stopped_at is null and closes_at > ${at}
    order by since, waiting.subject_id limit ${MAX_LIST}
  `.execute(db);
  return rows;
}

/** Lists the latest decisions first. */
export async function listDecided(db: Database, contact: string, now: Date) {
  const { rows } = await sql<Named<GuardianDecision>>`
    with child as ${childrenOf(contact, now)}
    select child.talent_id as child, child.name, kind, subject_id, ${jobTitle} as title, company_name,
      approved, decided_at, sent.status
    from guardian_decision join child using (talent_id) join job on job.id = job_id
    join production_house on production_house.id = job.production_house_id
    left join application sent on sent.talent_id = child.talent_id and sent.job_id = job.id
    where decided_at is not null
    order by decided_at desc, guardian_decision.id limit ${MAX_LIST}
  `.execute(db);
  return rows;
}

/** Whether one of these talent, or of those who sent these applications, is a child. */
export async function hasChild(
  db: Database,
  to: { talent_id: string } | { application_ids: readonly string[] },
  now: Date,
): Promise<boolean> {
  const child = await db
    .selectFrom('talent')
    .select('id')
    .where((eb) =>
      'talent_id' in to
        ? eb('id', '=', to.talent_id)
        : eb(
            'id',
            'in',
            eb
              .selectFrom('application')
              .select('talent_id')
              .where('application.id', 'in', [...to.application_ids]),
          ),
    )
    .where(sql<boolean>`is_child(date_of_birth, ${now.toISOString()})`)
    .limit(1)
    .executeTakeFirst();
  return child !== undefined;
}

/** Returns the guardian of a child who has not let the child see what a house wrote; undefined if nobody has to. */
export async function findGuardianFirst(
  db: Database,
  talentId: string,
  { kind, subject_id }: Subject,
  now: Date,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('guardian')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('consented_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(sql<boolean>`awaits_guardian(talent_id, ${kind}, ${subject_id}, ${now.toISOString()})`)
    .executeTakeFirst();
}

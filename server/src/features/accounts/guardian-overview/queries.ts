import type { GuardianDecision, GuardianRequest } from '@kirdaar/contract/accounts/guardian-requests';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { Terms } from '@kirdaar/contract/rules/terms';
import { sql } from 'kysely';
import { isChild } from '#features/accounts/guardians/queries.ts';
import type { Database } from '#platform/database/database.ts';
import type { MediaState } from '#platform/database/database-types.generated.ts';
import { shownTitle } from '#platform/database/shown-title.ts';
import { timestampText } from '#platform/database/sql-timestamps.ts';

type Named<T extends { first_name: string }> = Omit<T, 'first_name'> & { name: string };
interface AgreedTerms extends Record<'from' | 'until', string> {
  version: number;
  terms: Terms;
}
type Waiting = Named<Omit<GuardianRequest, 'media' | 'terms'>> & {
  media: Medium[];
  terms: AgreedTerms | null;
};
type Medium = { id: string; kind: 'image' | 'video' | 'audio'; state: MediaState; file: string };

/** The children whose guardian consents with this contact. */
function childrenOf(contact: string, now: Date) {
  return sql`(
    select talent_id, talent.name, applies_alone and not managed as answers_alone
    from guardian join talent on talent.id = talent_id join account on account.id = talent_id
    where contact = ${contact} and consented_at is not null and withdrawn_at is null
      and ${isChild(now)}
  )`;
}

/** Lists what children prepared and what houses offer them, the oldest first. What came too late is left out. */
export async function listWaiting(db: Database, contact: string, now: Date) {
  const at = now.toISOString();
  const { rows } = await sql<Waiting>`
    with child as ${childrenOf(contact, now)}, waiting as (
      select id, talent_id, job_id, kind, subject_id, prepared, asked_at, asked_at as since
      from guardian_decision where decided_at is null and kind in ('application', 'tape')
      union all
      select decision.id, sent.talent_id, sent.job_id, 'audition', application_id, prepared, asked_at, changed_at
      from audition_invitation join application sent on sent.id = application_id
      join child using (talent_id)
      left join guardian_decision decision on decision.talent_id = sent.talent_id and kind = 'audition'
        and subject_id = application_id and decided_at is null
      where sent.status < 'selected' and (answer = 'offered' and not answers_alone or decision.id is not null)
      union all
      select decision.id, sent.talent_id, sent.job_id, 'offer', offer.id, prepared, asked_at, made_at
      from role_offer offer join application sent on sent.id = application_id
      left join guardian_decision decision on decision.talent_id = sent.talent_id and kind = 'offer'
        and subject_id = offer.id and decided_at is null
      where sent.status < 'selected' and is_open(offer, ${at})
        or offer.status = 'accepted' and exists (
          select from offer_terms where role_offer_id = offer.id and sealed_at is null and ended_at is null
        )
      union all
      select null, talent_id, job_id, 'invitation', id, null, null, invited_at
      from invitation_to_apply where declined_at is null
        and not guardian_allows(talent_id, 'invitation', id, '{}')
      union all
      select null, conversation.talent_id, sent.job_id, 'conversation', sent.id, null, written_at, written_at
      from conversation join application sent on sent.id = application_id
      where last_of_house > 0 and not guardian_allows(conversation.talent_id, 'conversation', sent.id, '{}')
        and not exists (
          select from guardian_decision rejected where rejected.subject_id = sent.id
            and rejected.kind = 'conversation' and not approved
        )
    )
    select child.talent_id as child, child.name, waiting.kind, waiting.subject_id, waiting.job_id, asked_at,
      ${shownTitle} as title, company_name, staff_stop,
      coalesce(case when staff_stop is null then coalesce(offer.message, invitation_to_apply.message, (
        select string_agg(message.text, E'\n' order by place) from conversation_message message
        where waiting.kind = 'conversation' and application_id = waiting.subject_id and party = 'house'
      )) end, prepared ->> 'role_specific_info', sent.role_specific_info, '') as text,
      case when offer.status = 'open' then offer.answer_by end as answer_by,
      (select jsonb_build_object('version', version, 'terms', terms, 'from', lower(days), 'until', upper(days) - 1)
        from offer_terms where role_offer_id = offer.id and sealed_at is null and ended_at is null and staff_stop is null) as terms,
      (prepared ->> 'slot_id')::uuid as slot_id,
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
        select jsonb_agg(jsonb_build_object('id', id, 'kind', kind, 'state', state, 'file', file) order by field, take)
        from application_media where guardian_decision_id = waiting.id
      ), '[]') as media
    from waiting join child using (talent_id) join job on job.id = waiting.job_id
    join production_house on production_house.id = job.production_house_id
    cross join staff_stop(job.id)
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
    select child.talent_id as child, child.name, kind, subject_id, ${shownTitle} as title, company_name,
      approved, decided_at, sent.status
    from guardian_decision join child using (talent_id) join job on job.id = job_id
    join production_house on production_house.id = job.production_house_id
    left join application sent on sent.talent_id = child.talent_id and sent.job_id = job.id
    where decided_at is not null
    order by decided_at desc, guardian_decision.id limit ${MAX_LIST}
  `.execute(db);
  return rows;
}

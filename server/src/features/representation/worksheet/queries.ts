import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import type { MandateKind, MandateScope, WorksheetKind } from '@kirdaar/contract/rules/representation';
import { sql } from 'kysely';
import { isActive } from '#features/representation/acting/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

interface One {
  kind: WorksheetKind;
  id: string;
}

/** How a reminder is known in the inbox of the talent, so that there is one a day. */
export function sourceOfReminder({ kind, id }: One, day: string): string {
  return `forwarded ${kind} ${id} ${day}`;
}

/** Lists what waits for an answer of those for whom an account acts, or one of it. Messages only for who may read them. */
export function listWaiting(
  db: Database,
  holderId: string,
  kinds: readonly MandateKind[],
  now: Date,
  one?: One,
) {
  const [instant, day] = [now.toISOString(), dayInIndia(now)];
  const waiting = sql<One & { application_id: string; due_at: string }>`(
    select 'audition' as kind, application_id as id, application_id,
      coalesce(
        (select starts_at from audition_slot where audition_slot.id = proposed_slot_id),
        (select min(starts_at) from audition_slot
          where job_id = application.job_id and starts_at > ${instant} and cancelled_at is null),
        audition_dates::timestamp at time zone 'Asia/Kolkata'
      ) as due_at
    from audition_invitation join application on application.id = application_id join job on job.id = job_id
    where talent_id = mandate.talent_id and answer = 'offered' and application.status < 'selected'
    union all
    select 'tape', self_tape.id, application_id, deadline
    from self_tape join application on application.id = application_id
      join tape_request on tape_request.id = request_id
    where talent_id = mandate.talent_id and received_at is null and declined_at is null
      and deadline > ${instant} and application.status < 'selected'
    union all
    select 'offer', role_offer.id, application_id, lapses_at
    from role_offer join application on application.id = application_id
    where talent_id = mandate.talent_id and role_offer.status = 'open' and lapses_at > ${instant}
      and application.status < 'selected'
    union all
    select 'message', application_id, application_id, written_at
    from conversation
    where talent_id = mandate.talent_id and last_of_house > read_by_talent and 'messages' = any (mandate.scopes)
      and not awaits_guardian(talent_id, 'conversation', application_id, ${instant})
    union all
    select 'decision', guardian_decision.id, null, asked_at
    from guardian_decision
    where talent_id = mandate.talent_id and decided_at is null and is_child(talent.date_of_birth, ${instant})
  )`;
  return db
    .selectFrom('mandate')
    .innerJoin('talent', 'talent.id', 'mandate.talent_id')
    .innerJoin('account', 'account.id', 'talent.id')
    .innerJoinLateral(waiting.as('waiting'), (join) => join.onTrue())
    .leftJoin('application', 'application.id', 'waiting.application_id')
    .leftJoin('guardian_decision', (join) =>
      join.onRef('guardian_decision.id', '=', 'waiting.id').on('waiting.kind', '=', 'decision'),
    )
    .innerJoin('job', (join) =>
      join.on(sql<boolean>`job.id = coalesce(application.job_id, guardian_decision.job_id)`),
    )
    .innerJoin('production_house', 'production_house.id', 'job.production_house_id')
    .select([
      sql<WorksheetKind>`waiting.kind`.as('kind'),
      'waiting.id',
      'waiting.due_at',
      'mandate.id as mandate_id',
      sql<MandateKind>`mandate.kind`.as('mandate_kind'),
      sql<MandateScope[]>`scopes`.as('scopes'),
      'talent.id as talent_id',
      'talent.name',
      'talent.profile_photo',
      'account.managed',
      shownTitle.as('title'),
      'company_name as production_house_name',
      sql<boolean>`exists (
          select from notification where account_id = talent.id
            and source = 'forwarded ' || waiting.kind || ' ' || waiting.id || ' ' || ${day}
        )`.as('forwarded'),
    ])
    .where('mandate.holder_id', '=', holderId)
    .where('mandate.kind', 'in', kinds)
    .where(isActive(now))
    .where(sql<boolean>`(waiting.kind = 'message' or not is_stopped(job.id))`)
    .$if(one !== undefined, (some) =>
      some.where('waiting.id', '=', one?.id ?? '').where('waiting.kind', '=', one?.kind ?? 'message'),
    )
    .orderBy('waiting.due_at')
    .orderBy('waiting.id')
    .limit(MAX_LIST)
    .execute();
}

import type { Page } from '@kirdaar/contract/fields';
import {
  type ApplicationFilter,
  type ApplicationGroup,
  applicationGroups,
} from '@kirdaar/contract/rules/application-filters';
import { considerationStages } from '@kirdaar/contract/rules/review';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isUntouched } from '#features/applications/apply/queries.ts';
import { viaAgency } from '#features/applications/received/queries.ts';
import { statusHistory } from '#features/applications/status-history/queries.ts';
import { jobChanges } from '#features/jobs/job-changes/queries.ts';
import { isOpen, selectJob, staffStop } from '#features/jobs/jobs/queries.ts';
import type { Database } from '#platform/database/database.ts';
import { readPage } from '#platform/database/read-page.ts';
import { shownTitle } from '#platform/database/shown-title.ts';

/** Returns a talent's applications with their casting calls, newest first. Those in a state begin with what comes next. */
export async function listApplications(
  db: Database,
  talentId: string,
  now: Date,
  { job_id, state, ...page }: Page & { job_id?: string | undefined; state?: ApplicationFilter | undefined },
) {
  const own = selectJob(db)
    .innerJoin('application', 'application.job_id', 'job.id')
    .select((eb) => [
      'application.id as application_id',
      // The casting call also has a status.
      'application.status as application_status',
      'application.applied_at',
      statusHistory(db).as('status_history'),
      viaAgency.as('via_agency'),
      'application.mandate_id',
      jsonArrayFrom(
        eb
          .selectFrom('application_claim as claim')
          .innerJoin('mandate', 'mandate.id', 'claim.mandate_id')
          .innerJoin('talent as agency', 'agency.id', 'mandate.holder_id')
          .select(['claim.mandate_id', 'agency.name as agency_name'])
          .whereRef('claim.application_id', '=', 'application.id')
          .where('claim.decided_at', 'is', null)
          .where(sql<boolean>`mandate_is_active(mandate, ${now.toISOString()})`)
          .orderBy('claim.claimed_at'),
      ).as('claims'),
      needsAnswer(now).as('needs_answer'),
      isUntouched.as('correctable'),
      sql<boolean>`${isOpen(now)} and ${isWithdrawnOnce}`.as('can_send_again'),
      underConsideration.as('under_consideration'),
      rejectionText.as('rejection'),
      staffStop,
      shownTitle.as('shown_title'),
      jobChanges.as('job_changes'),
    ])
    .where('application.talent_id', '=', talentId)
    .$if(job_id !== undefined, (some) => some.where('job.id', '=', job_id ?? ''))
    .$if(state !== undefined, (some) =>
      some
        .where(isIn(state ?? 'open', now))
        .orderBy('needs_answer', 'desc')
        .orderBy(confirmedAudition(now), (order) => order.asc().nullsLast()),
    )
    .orderBy('application.applied_at', 'desc')
    .orderBy('application.id', 'desc');
  const { rows, total } = await readPage(own, page);
  const applications = rows.map(
    ({
      application_id,
      application_status,
      applied_at,
      status_history,
      via_agency,
      mandate_id,
      claims,
      needs_answer,
      correctable,
      can_send_again,
      under_consideration,
      rejection,
      staff_stop,
      job_changes,
      shown_title,
      ...job
    }) => {
      const application = { application_id, status: application_status, applied_at, status_history };
      const sentBy = { via_agency, mandate_id, claims };
      const state = { needs_answer, correctable, can_send_again, under_consideration, rejection, staff_stop };
      const shown = staff_stop === 'removed' ? { ...job, ...unapproved, ...titled(shown_title) } : job;
      return { ...application, ...sentBy, ...state, job_changes, job: shown };
    },
  );
  return { applications, total };
}

/** What the house may have changed since staff removed a casting call. */
const unapproved = {
  project_description: '',
  project_description_hi: null,
  role_description: '',
  role_description_hi: null,
  skills_needed: '',
  skills_needed_hi: null,
  compensation: null,
  image: null,
  email: null,
  mobile: null,
};
const titled = (title: string) => ({ title, project_title: title, role: title, role_title: title });

const underConsideration = sql<boolean>`(
  application.status < 'selected' and application.opened
  and application.stage = any(${[...considerationStages]}::application_stage[])
)`;

const rejectionText = sql<
  string | null
>`case when application.status = 'not_selected' and not is_removed(job.id) and (
  -- A cancelled role has its own reason.
  select reason is null from status_change
  where application_id = application.id and status = 'not_selected' order by position desc limit 1
) then (
  select text from decision where application_id = application.id and kind = 'not_selected' and sent_at is not null
  order by sent_at desc limit 1
) end`;

export async function countApplications(db: Database, talentId: string, now: Date) {
  const counted = applicationGroups.map(
    (group) => sql`count(*) filter (where ${isIn(group, now)})::integer as ${sql.ref(group)}`,
  );
  const { rows } = await sql<Record<ApplicationGroup, number>>`
    select ${sql.join(counted)} from application where talent_id = ${talentId}
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A count always has a row.');
  return counts;
}

function isIn(filter: ApplicationFilter, now: Date) {
  const open = sql<boolean>`application.status not in ('not_selected', 'withdrawn')`;
  const groups = {
    open,
    ended: sql<boolean>`not ${open}`,
    answer: needsAnswer(now),
    sent: sql<boolean>`application.status in ('applied', 'viewed')`,
    shortlisted: sql<boolean>`application.status = 'shortlisted'`,
    audition: sql<boolean>`application.status = 'audition'`,
    selected: sql<boolean>`application.status = 'selected'`,
  };
  return groups[filter];
}

/** The time of a confirmed audition that is not over. */
function confirmedAudition(now: Date) {
  return sql`case when application.status < 'selected' then (
    select starts_at from audition_invitation join audition_slot on audition_slot.id = slot_id
    where application_id = application.id and answer = 'confirmed' and ends_at > ${now.toISOString()}
  ) end`;
}

/** Whether an offer, an audition or a self-tape waits for the talent's answer. */
function needsAnswer(now: Date) {
  return sql<boolean>`(application.status < 'selected' and not is_stopped(application.job_id) and (
    exists (
      select from role_offer where application_id = application.id and is_open(role_offer, ${now.toISOString()})
    )
    or exists (select from audition_invitation where application_id = application.id and answer = 'offered')
    or exists (
      select from self_tape where application_id = application.id and received_at is null and declined_at is null
    )
  ))`;
}

/** Whether it was withdrawn once, by the talent or with a child's consent, and not from an accepted role. */
const isWithdrawnOnce = sql<boolean>`(application.status = 'withdrawn' and not exists (
  select from status_change where application_id = application.id
    and (status = 'applied' and position > 1 and application.hidden_at is null or status = 'withdrawn' and (reason is not null or party = 'system'))
))`;

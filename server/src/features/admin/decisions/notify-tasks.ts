import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { findAppeal } from '#features/admin/appeals/queries.ts';
import {
  appealAcceptedEmail,
  appealRejectedEmail,
  houseBannedForApplicant,
  houseReinstatedEmail,
  houseReinstatedForApplicant,
  houseSuspendedEmail,
  houseSuspendedForApplicant,
  jobTakenDownEmail,
  reportClosedEmail,
  warningEmail,
} from '#features/admin/decisions/emails.ts';
import { findSuspension, listAffected } from '#features/admin/house-suspensions/queries.ts';
import { type FoundReport, findReportToReview } from '#features/admin/report-reviews/queries.ts';
import type { Waits } from '#features/jobs/reviews/emails.ts';
import { findReviewed } from '#features/jobs/reviews/queries.ts';
import { notifyAddedOfReview } from '#features/jobs/reviews/tasks.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

export const notifyOfTakeDown: Task<{ job_id: string; at: string; reason: string }> = {
  name: 'notify-of-take-down',
  run: async (services, { job_id, at, reason }) => {
    const job = await findReviewed(services.db, job_id);
    if (!job) return;
    const facts = { job_id, title: job.title, reason };
    const source = `take-down of ${job_id}, ${at}`;
    await notifyHouse(services, job.production_house_id, { source, template: jobTakenDownEmail, facts });
  },
};

interface Closed extends Pick<FoundReport, 'account_id' | 'house_id' | 'talent_id'> {
  report_id: string;
  outcome: ReportOutcome;
  /** The words of the warning; empty without one. */
  note: string;
}

export const notifyOfReport: Task<Closed> = {
  name: 'notify-of-report',
  run: async (services, { report_id, outcome, note, account_id, house_id, talent_id }) => {
    const source = `outcome of report ${report_id}`;
    const found = await findReportToReview(services.db, report_id);
    if (!found) return;
    const { subject, snapshot } = found;
    const name = snapshot[subject === 'house' || subject === 'talent' ? subject : 'role_details'];
    const party = talent_id ? 'talent' : 'house';
    const reported = { subject, title: typeof name === 'string' ? name : '', party } as const;
    if (account_id) {
      const facts = { ...reported, outcome };
      await notify(services, { source, account_id, template: reportClosedEmail, facts });
    }
    // A house whose casting call was taken down gets an email of its own about that.
    if (outcome !== 'warned') return;
    const facts = { ...reported, note };
    const warning = { source: `warning of report ${report_id}`, template: warningEmail, facts };
    if (house_id) await notifyHouse(services, house_id, warning);
    if (talent_id) await notify(services, { ...warning, account_id: talent_id });
  },
};

export const notifyOfAppeal: Task<{ appeal_id: string }> = {
  name: 'notify-of-appeal',
  run: async (services, { appeal_id }) => {
    const found = await findAppeal(services.db, appeal_id);
    if (found?.answer == null) return;
    const { house_id, kind, title, accepted, answer } = found;
    const template = accepted ? appealAcceptedEmail : appealRejectedEmail;
    const facts = { kind, title: title ?? '', answer };
    await notifyHouse(services, house_id, { source: `appeal ${appeal_id}`, template, facts });
  },
};

interface Change {
  suspension_id: string;
  /** Whether it has ended, or else begun. */
  ended: boolean;
}

export const notifyOfSuspension: Task<Change> = {
  name: 'notify-of-suspension',
  run: async (services, { suspension_id, ended }) => {
    const found = await findSuspension(services.db, suspension_id);
    if (!found) return;
    const { production_house_id, kind, reason } = found;
    const source = `${ended ? 'end' : 'start'} of suspension ${suspension_id}`;
    const start = { source, template: houseSuspendedEmail, facts: { kind, reason } };
    if (!ended) return notifyHouse(services, production_house_id, start);
    await notifyHouse(services, production_house_id, { source, template: houseReinstatedEmail, facts: {} });
  },
};

const templates = { suspension: houseSuspendedForApplicant, ban: houseBannedForApplicant };

/** Tells one talent what it means for an application, unless it is no longer so. */
export const notifyApplicantOfSuspension: Task<Change & Waits & { talent_id: string; title: string }> = {
  name: 'notify-applicant-of-suspension',
  run: async (services, { suspension_id, ended, talent_id, ...applied }) => {
    const found = await findSuspension(services.db, suspension_id);
    if (!found) return;
    const { suspension, kind, company_name } = found;
    if (ended ? suspension !== null : suspension !== kind) return;
    await notify(services, {
      source: `${ended ? 'end' : 'start'} of suspension ${suspension_id}, ${applied.title}`,
      account_id: talent_id,
      template: ended ? houseReinstatedForApplicant : templates[kind],
      facts: { ...applied, kind, company_name: company_name ?? '' },
    });
  },
};

export const notifyApplicantsOfSuspension: Task<Change> = {
  name: 'notify-applicants-of-suspension',
  run: async ({ db, now, queue }, change) => {
    const found = await findSuspension(db, change.suspension_id);
    if (!found) return;
    await db.transaction().execute(async (trx) => {
      for (const { added_id, ...one } of await listAffected(trx, found.production_house_id, now()))
        if (added_id) await queue.add(trx, notifyAddedOfReview, { added_id, hidden: !change.ended });
        else await queue.add(trx, notifyApplicantOfSuspension, { ...change, ...one });
    });
  },
};

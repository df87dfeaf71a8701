import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import type { ReportReason } from '@kirdaar/contract/rules/reports';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { takeDownJob } from '#features/admin/casting-calls/decide-job.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import { findReportToReview } from '#features/admin/report-reviews/queries.ts';
import { notifyOfReport } from '#features/admin/report-reviews/tasks.ts';
import { updateToClosed } from '#features/messaging/reports/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

/** What staff read of a copy, in this order: never the contact of a casting call. */
const shownFacts: readonly string[] = [
  ...[
    'house',
    'owner',
    'website',
    'location',
    'talent',
    'role_details',
    'role_description',
    'role_description_hi',
  ],
  ...reviewedJobFields.filter((field) => !/^(role_de|phone_number|email)/.test(field)),
];

/** Returns a report with the copy that it keeps, and records that staff read it. */
export async function readReport(
  { db, now }: Pick<Services, 'db' | 'now'>,
  staff: StaffActor,
  id: string,
): Promise<StaffReport> {
  const found = await findReportToReview(db, id);
  if (!found) throw new AppError('report_gone');
  const { subject, about, text, reported_at, closed_at, by, snapshot, message_id, job_status } = found;
  await insertStaffAct(db, { staff, action: 'viewed_report', subject: ['report', id] }, now());
  return {
    ...{ id, subject, about, text, by },
    // The column is of this enum.
    reason: found.reason as ReportReason,
    reported_at: new Date(reported_at).toISOString(),
    closed_at: closed_at && new Date(closed_at).toISOString(),
    facts: shownFacts.flatMap((name) => {
      const value = snapshot[name];
      return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
    }),
    messages: (snapshot.messages ?? []).map((message) => ({
      party: message.party,
      text: message.text,
      written_at: message.written_at,
      reported: message.id === message_id,
    })),
    decision: await findDecision(db, staff, ['report', id], now()),
    can_take_down: closed_at === null && job_status === 'open',
  };
}

/** Closes a report. Both sides hear the outcome; a casting call can be taken down with it. */
export const closeReportAsStaff: CarryOut<{ outcome: ReportOutcome; note: string }> = async (
  desk,
  staff,
  id,
  { outcome, note },
) => {
  const { db, now, queue } = desk;
  if (outcome !== 'no_action' && note === '') throw AppError.field('note', 'report_note_required');
  const found = await findReportToReview(db, id);
  if (!found) throw new AppError('report_gone');
  if (!(await updateToClosed(db, id, now()))) throw new AppError('nothing_to_review');
  if (outcome === 'taken_down' && found.job_status !== 'open') throw new AppError('report_has_no_call');
  const taken =
    outcome === 'taken_down'
      ? await takeDownJob(desk, staff, found.about, { reason: note })
      : { title: null };
  const { account_id, house_id, talent_id } = found;
  await queue.add(db, notifyOfReport, { report_id: id, outcome, note, account_id, house_id, talent_id });
  const act = { staff, action: 'closed_report', subject: ['report', id] } as const;
  await insertStaffAct(db, { ...act, details: { outcome, note } }, now());
  return taken;
};

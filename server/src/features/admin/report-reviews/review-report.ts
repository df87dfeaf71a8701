import type { StaffReport } from '@kirdaar/contract/admin/report-reviews';
import { reviewedJobFields } from '@kirdaar/contract/rules/job-fields';
import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { insertStaffAct } from '#features/admin/audit-log/queries.ts';
import { takeDownJob } from '#features/admin/casting-calls/decide-job.ts';
import type { CarryOut } from '#features/admin/decisions/carry-out.ts';
import { notifyOfReport } from '#features/admin/decisions/notify-tasks.ts';
import { findDecision } from '#features/admin/decisions/queries.ts';
import { findReportToReview } from '#features/admin/report-reviews/queries.ts';
import { listProofs, updateToDismissed } from '#features/bookings/pay/queries.ts';
import { updateToClosed } from '#features/messaging/reports/queries.ts';
import type { StaffActor } from '#platform/http/actor.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';
import { signedAddress } from '#platform/storage/storage.ts';

/** The fields of the snapshot that staff see, in order: never the contact of a casting call. */
const shownFacts: readonly string[] = [
  ...['house', 'owner', 'website', 'location', 'talent'],
  ...['talent_mobile', 'audition_place', 'audition_time', 'audition_contact'],
  ...['pay_agreed', 'pay_by_house', 'pay_by_talent', 'dispute_by_house', 'dispute_by_talent'],
  ...['role_details', 'role_description', 'role_description_hi'],
  ...reviewedJobFields.filter((field) => !/^(role_de|phone_number|email)/.test(field)),
];

export async function readReport(
  { db, now, secrets }: Services,
  staff: StaffActor,
  id: string,
): Promise<StaffReport> {
  const found = await findReportToReview(db, id);
  if (!found) throw new AppError('report_gone');
  const { snapshot, message_id } = found;
  await insertStaffAct(db, now(), staff, 'viewed_report', ['report', id]);
  return {
    ...found,
    id,
    facts: shownFacts.flatMap((name) => {
      const value = snapshot[name];
      return typeof value === 'string' && value !== '' ? [{ name, value }] : [];
    }),
    proofs: (found.subject === 'pay' ? await listProofs(db, found.about) : []).map(({ party, file }) => {
      return { party, url: signedAddress(secrets.media, file, now()) };
    }),
    messages: (snapshot.messages ?? []).map(({ id: messageId, party, text, written_at }) => ({
      ...{ party, text, written_at },
      reported: messageId === message_id,
    })),
    decision: await findDecision(db, staff, ['report', id], now()),
  };
}

/** Closes a report. Both sides hear the outcome; a casting call can be taken down with it. */
export const closeReportAsStaff: CarryOut<{ outcome: ReportOutcome; note: string }> = async (
  desk,
  closed,
) => {
  const { db, now, queue, staff, id } = desk;
  const { outcome, note } = closed;
  if (outcome !== 'no_action' && note === '') throw AppError.field('note', 'report_note_required');
  const found = await findReportToReview(db, id);
  if (!found) throw new AppError('report_gone');
  if (!(await updateToClosed(db, id, now()))) throw new AppError('nothing_to_review');
  if (outcome === 'no_action' && found.subject === 'pay')
    await updateToDismissed(
      db,
      { application_id: found.about, party: found.talent_id ? 'house' : 'talent' },
      now(),
    );
  if (outcome === 'taken_down' && !found.can_take_down) throw new AppError('report_has_no_call');
  const isTaken = outcome === 'taken_down';
  const taken = isTaken ? await takeDownJob({ ...desk, id: found.about }, { reason: note }) : { title: null };
  const { account_id, house_id, talent_id } = found;
  await queue.add(db, notifyOfReport, { report_id: id, outcome, note, account_id, house_id, talent_id });
  await insertStaffAct(db, now(), staff, 'closed_report', ['report', id], { outcome, note });
  return taken;
};

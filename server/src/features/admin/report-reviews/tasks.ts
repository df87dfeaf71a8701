import type { ReportOutcome } from '@kirdaar/contract/rules/staff-queue';
import { reportClosedEmail, warningEmail } from '#features/admin/report-reviews/emails.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface Closed {
  report_id: string;
  outcome: ReportOutcome;
  /** The words of the warning; empty without one. */
  note: string;
  /** Who reported. */
  account_id: string | null;
  /** The house or talent it is about: one of the two. */
  house_id: string | null;
  talent_id: string | null;
}

/** Tells the reporter what came of the report, and warns the reported house or talent. */
export const notifyOfReport: Task<Closed> = {
  name: 'notify-of-report',
  run: async (services, { report_id, outcome, note, account_id, house_id, talent_id }) => {
    const source = `outcome of report ${report_id}`;
    if (account_id)
      await notify(services, { source, account_id, template: reportClosedEmail, facts: { outcome } });
    // A house whose casting call was taken down gets an email of its own about that.
    if (outcome !== 'warned') return;
    const warning = { source: `warning of report ${report_id}`, template: warningEmail, facts: { note } };
    if (house_id) await notifyHouse(services, house_id, warning);
    if (talent_id) await notify(services, { ...warning, account_id: talent_id });
  },
};

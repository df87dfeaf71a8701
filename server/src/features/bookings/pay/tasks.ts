import { applicantNameOf, firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { payEmails } from '#features/bookings/pay/emails.ts';
import { listToRemindOf } from '#features/bookings/pay/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** Overdue pay concerns the owners from this day on. */
const OWNERS_DAYS = 7;

/**
 * Reminds a house each morning of pay that does not count as paid: who signed the terms, once before it is due and
 * once when it is overdue, and then the owners.
 */
export const remindOfPay: Task = {
  name: 'remind-of-pay',
  schedule: '15 9 * * *',
  run: async (services) => {
    for (const { days_late, signed_by, ...due } of await listToRemindOf(services.db, services.now())) {
      const stage = stageOf(days_late);
      const notification = {
        source: `pay of ${due.application_id} due ${due.due_on}, ${stage}`,
        template: payEmails[stage === 'soon' ? 'soon' : 'overdue'],
        facts: { ...due, name: due.is_seen ? applicantNameOf(due) : firstNameOf(due) },
      };
      // Without anybody concerned, the owners are told.
      const concerned = stage === 'owners' || !signed_by ? [] : [signed_by];
      await notifyHouse(services, due.production_house_id, notification, concerned);
    }
  },
};

function stageOf(daysLate: number) {
  if (daysLate <= 0) return 'soon';
  return daysLate < OWNERS_DAYS ? 'overdue' : 'owners';
}

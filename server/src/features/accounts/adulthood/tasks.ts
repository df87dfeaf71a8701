import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { adulthoodEmails } from '#features/accounts/adulthood/emails.ts';
import { listTurningAdult, updateToUnlisted } from '#features/accounts/adulthood/queries.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Runs before midnight too, so that nobody is found at 18 as the guardian allowed for a child. */
export const hideNewAdults: Task = {
  name: 'hide-new-adults',
  schedule: '55 * * * *',
  run: async ({ db, now }) => {
    await updateToUnlisted(db, dayInIndia(new Date(now().getTime() + TEN_MINUTES_MS)));
  },
};

const TEN_MINUTES_MS = 10 * 60_000;
const NOTICE_DAYS = 30;
/** A day that was missed is made up for this long. */
const LATE_DAYS = 7;

/** Tells the child and the guardian a month before the child turns 18, and on the day. */
export const tellOfAdulthood: Task = {
  name: 'tell-of-adulthood',
  schedule: '5 9 * * *',
  run: async (services) => {
    const today = dayInIndia(services.now());
    await tell(services, 'soon', { from: addDays(today, 1), to: addDays(today, NOTICE_DAYS) });
    await tell(services, 'today', { from: addDays(today, -LATE_DAYS), to: today });
  },
};

/** The source is the same on every day, so each is told once. */
async function tell(
  services: Services,
  event: keyof typeof adulthoodEmails,
  days: { from: string; to: string },
) {
  for (const { talent_id, guardian_id, guardian_name, day, managed, ...talent } of await listTurningAdult(
    services.db,
    days,
  ))
    await notify(services, {
      source: `adulthood of ${talent_id} ${event}`,
      account_id: talent_id,
      template: adulthoodEmails[event],
      facts: { first_name: firstNameOf(talent), guardian_name, day, managed },
      guardian: { id: guardian_id },
    });
}

import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { holdEmails, houseHoldEmails } from '#features/bookings/holds/emails.ts';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import { findForNotification, settleDueHolds, takeUntold } from '#features/bookings/holds/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Ends holds at their time, and tells both sides what became of each hold, however it came about. */
export const tellOfHolds: Task = {
  name: 'tell-of-holds',
  schedule: '* * * * *',
  run: async (services) => {
    await settleDueHolds(services.db, services.now());
    let told: boolean;
    do {
      told = await services.db.transaction().execute((db) => tellNext({ ...services, db }));
    } while (told);
  },
};

/** Returns whether there was a hold to tell of. */
async function tellNext(services: Services): Promise<boolean> {
  const untold = await takeUntold(services.db);
  if (!untold) return false;
  const { id, state, moved_up } = untold;
  const facts = await findForNotification(services.db, id, services.now());
  if (!facts) return true;
  const source = `hold ${id} ${state}`;
  // The talent declined it, and the house released it: each knows.
  if (state === 'first_hold' || state === 'second_hold' || state === 'released' || state === 'expired')
    await notifyTalent(services, {
      source,
      account_id: facts.talent_id,
      template: holdEmails[state],
      facts,
    });
  const isForHouse = state === 'declined' || state === 'expired' || (state === 'first_hold' && moved_up);
  if (isForHouse && facts.is_seen)
    await notifyHouse(services, facts.production_house_id, {
      source,
      template: houseHoldEmails[state],
      facts: { ...facts, name: applicantNameOf(facts) },
    });
  return true;
}

import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import {
  sheetNotForChildEmail,
  shootDayChangedEmail,
  shootDayEmail,
} from '#features/bookings/shoot-days/emails.ts';
import { findSheetProblem } from '#features/bookings/shoot-days/find-sheet-problem.ts';
import { listToTell, upsertSent } from '#features/bookings/shoot-days/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/**
 * Tells everybody who is booked on a coming shoot day when and where they come, or what changed of it. It looks each
 * minute for those who were booked after the sheet was saved.
 */
export const tellShootDays: Task = {
  name: 'tell-shoot-days',
  schedule: '* * * * *',
  run: async (services) => {
    const { db, now } = services;
    for (const { before, saved_by, ...told } of await listToTell(db, now())) {
      const problem = told.is_child ? findSheetProblem(told.sheet) : undefined;
      if (problem) {
        await notifyHouse(
          services,
          told.production_house_id,
          {
            source: `shoot day ${told.day} of ${told.application_id} saved ${told.saved_at}, not for a child`,
            template: sheetNotForChildEmail,
            facts: { ...told, ...problem, name: firstNameOf(told) },
          },
          saved_by ? [saved_by] : [],
        );
        continue;
      }
      await db.transaction().execute(async (trx) => {
        if (!(await upsertSent(trx, told, now()))) return;
        const { application_id, talent_id: account_id, day, saved_at } = told;
        const inside = { ...services, db: trx };
        const about = { account_id, source: `shoot day ${day} of ${application_id} saved ${saved_at}` };
        if (before)
          await notifyTalent(inside, {
            ...about,
            template: shootDayChangedEmail,
            facts: { ...told, before },
          });
        else await notifyTalent(inside, { ...about, template: shootDayEmail, facts: told });
      });
    }
  },
};

import {
  houseBannedForApplicant,
  houseReinstatedForApplicant,
  houseSuspendedForApplicant,
} from '#features/admin/house-suspensions/applicant-emails.ts';
import { houseReinstatedEmail, houseSuspendedEmail } from '#features/admin/house-suspensions/emails.ts';
import { findSuspension, listAffected } from '#features/admin/house-suspensions/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

interface Change {
  suspension_id: string;
  /** Whether it has ended, or else begun. */
  ended: boolean;
}

/** Tells the people of a house that it is suspended or banned, and why, or that this has ended. */
export const notifyOfSuspension: Task<Change> = {
  name: 'notify-of-suspension',
  run: async (services, { suspension_id, ended }) => {
    const found = await findSuspension(services.db, suspension_id);
    if (!found) return;
    const { production_house_id, kind, reason } = found;
    const source = `${ended ? 'end' : 'start'} of suspension ${suspension_id}`;
    if (ended)
      await notifyHouse(services, production_house_id, { source, template: houseReinstatedEmail, facts: {} });
    else
      await notifyHouse(services, production_house_id, {
        source,
        template: houseSuspendedEmail,
        facts: { kind, reason },
      });
  },
};

const templates = { suspension: houseSuspendedForApplicant, ban: houseBannedForApplicant };

/** Tells one talent what it means for an application, unless it is no longer so. */
export const notifyApplicantOfSuspension: Task<Change & { talent_id: string; title: string }> = {
  name: 'notify-applicant-of-suspension',
  run: async (services, { suspension_id, ended, talent_id, title }) => {
    const found = await findSuspension(services.db, suspension_id);
    if (!found) return;
    const { suspension, kind, company_name } = found;
    if (ended ? suspension !== null : suspension !== kind) return;
    await notify(services, {
      source: `${ended ? 'end' : 'start'} of suspension ${suspension_id}, ${title}`,
      account_id: talent_id,
      template: ended ? houseReinstatedForApplicant : templates[kind],
      facts: { title, company_name: company_name ?? '' },
    });
  },
};

/** Tells every talent who waits for the house, or is booked by it. */
export const notifyApplicantsOfSuspension: Task<Change> = {
  name: 'notify-applicants-of-suspension',
  run: async ({ db, now, queue }, change) => {
    const found = await findSuspension(db, change.suspension_id);
    if (!found) return;
    await db.transaction().execute(async (trx) => {
      for (const one of await listAffected(trx, found.production_house_id, now()))
        await queue.add(trx, notifyApplicantOfSuspension, { ...change, ...one });
    });
  },
};

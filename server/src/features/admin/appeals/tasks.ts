import { appealAcceptedEmail, appealRejectedEmail } from '#features/admin/appeals/emails.ts';
import { findAnswered } from '#features/admin/appeals/queries.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** Tells the people of a house how staff answered its appeal. */
export const notifyOfAppeal: Task<{ appeal_id: string }> = {
  name: 'notify-of-appeal',
  run: async (services, { appeal_id }) => {
    const found = await findAnswered(services.db, appeal_id);
    if (!found) return;
    const { production_house_id, kind, title, accepted, answer } = found;
    const template = accepted ? appealAcceptedEmail : appealRejectedEmail;
    const facts = { kind, title: title ?? '', answer };
    await notifyHouse(services, production_house_id, { source: `appeal ${appeal_id}`, template, facts });
  },
};

import { channels } from '@kirdaar/contract/rules/notifications';
import { newDerivedToken } from '#features/accounts/identity/derived-token.ts';
import { availabilityCheckEmail } from '#features/bookings/availability-checks/emails.ts';
import { findCheck } from '#features/bookings/availability-checks/queries.ts';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

/** Asks the talent on their channels, with a link that answers without a login; the inbox leads to the calendar. */
export const sendAvailabilityCheck: Task<{ check_id: string }> = {
  name: 'send-availability-check',
  run: async (services, { check_id }) => {
    const facts = await findCheck(services.db, check_id, services.now());
    if (!facts || facts.answer) return;
    const asked = { account_id: facts.talent_id, template: availabilityCheckEmail };
    const source = `availability check ${check_id}`;
    const path = `/availability/${newDerivedToken(services.secrets.links, 'availability', check_id)}`;
    await notifyTalent(services, { ...asked, source, by: channels, facts: { ...facts, path } });
    // The guardian has the link already.
    const inInbox = { by: ['bell'], guardian: 'not told' } as const;
    await notify(services, { ...asked, source, ...inInbox, facts: { ...facts, path: '/user/calendar' } });
  },
};

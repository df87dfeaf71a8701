import { notify } from '#features/notifications/dispatch/notify.ts';
import { claimEmail } from '#features/representation/submissions/emails.ts';
import { findClaim } from '#features/representation/submissions/queries.ts';
import type { Task } from '#platform/task.ts';

/** Asks the talent whose application it is. */
export const tellClaim: Task<{ application_id: string; mandate_id: string }> = {
  name: 'tell-application-claims',
  run: async (services, { application_id, mandate_id }) => {
    const claim = await findClaim(services.db, application_id, mandate_id);
    if (!claim) return;
    const { talent_id: account_id, ...facts } = claim;
    const source = `claim of ${mandate_id} to ${application_id}`;
    await notify(services, { source, account_id, template: claimEmail, facts });
  },
};

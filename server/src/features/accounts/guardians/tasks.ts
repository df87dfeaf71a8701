import { consentEmails, guardianLinkEmail } from '#features/accounts/guardians/emails.ts';
import { linkTokenOf } from '#features/accounts/guardians/guardian-token.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findGuardianToWriteTo } from '#features/accounts/guardians/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { sendSecret } from '#features/notifications/dispatch/send-secret.ts';
import { A_DAY } from '#platform/queue/queue-task.ts';
import type { Task } from '#platform/task.ts';

/** Notifies a guardian of a change to a consent, through the child's account and at their own contact. */
export const sendConsentEmail: Task<{ guardian_id: string; event: keyof typeof consentEmails }> = {
  name: 'send-consent-email',
  run: async (services, { guardian_id, event }) => {
    const guardian = await findGuardianToWriteTo(services.db, guardian_id);
    if (!guardian) return;
    const { talent_id, guardian_name } = guardian;
    await notify(services, {
      source: `consent ${guardian_id} ${event}`,
      account_id: talent_id,
      template: consentEmails[event],
      facts: { guardian_name, first_name: firstNameOf(guardian) },
      guardian: { id: guardian_id },
      // The account gets no notification here; it is notified about the new guardian.
      ...(event === 'replaced' && { by: [] }),
    });
  },
};

export const sendGuardianLink: Task<{ guardian_id: string }> = {
  name: 'send-guardian-link',
  retryPolicy: A_DAY,
  run: async (services, { guardian_id }, id) => {
    const guardian = await findGuardianToWriteTo(services.db, guardian_id);
    if (!guardian) return;
    const { guardian_name, contact: to, language, talent_id: account_id } = guardian;
    const token = linkTokenOf(services.secrets.links, guardian.id);
    const facts = { guardian_name, first_name: firstNameOf(guardian), token };
    const channel = to.includes('@') ? 'email' : 'sms';
    await sendSecret(services, id, guardianLinkEmail, facts, { channel, to, language, account_id });
  },
};

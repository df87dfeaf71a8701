import {
  consentGivenEmail,
  consentWithdrawnEmail,
  guardianReplacedEmail,
} from '#features/accounts/guardians/emails.ts';
import { firstNameOf } from '#features/accounts/guardians/guardianship.ts';
import { findConsent } from '#features/accounts/guardians/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import type { Task } from '#platform/task.ts';

const emails = {
  given: consentGivenEmail,
  withdrawn: consentWithdrawnEmail,
  replaced: guardianReplacedEmail,
};

/** Notifies a guardian of a change to a consent, through the child's account and by text message. */
export const sendConsentEmail: Task<{ guardian_id: string; event: keyof typeof emails }> = {
  name: 'send-consent-email',
  run: async (services, { guardian_id, event }) => {
    const consent = await findConsent(services.db, guardian_id);
    if (!consent) return;
    const { talent_id, guardian_name, mobile } = consent;
    await notify(services, {
      source: `consent ${guardian_id} ${event}`,
      account_id: talent_id,
      template: emails[event],
      facts: { guardian_name, first_name: firstNameOf(consent) },
      guardian_mobile: mobile,
      // The account gets no notification here; it is notified about the new guardian.
      ...(event === 'replaced' && { by: [] }),
    });
  },
};

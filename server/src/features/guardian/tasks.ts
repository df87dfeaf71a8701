import {
  consentGivenLetter,
  consentWithdrawnLetter,
  guardianReplacedLetter,
} from '#features/guardian/letters.ts';
import { findConsent } from '#features/guardian/queries.ts';
import { firstNameOf } from '#features/guardian/ward.ts';
import { tell } from '#features/messages/tell.ts';
import type { Task } from '#platform/queue.ts';

const letters = {
  given: consentGivenLetter,
  withdrawn: consentWithdrawnLetter,
  replaced: guardianReplacedLetter,
};

/** Tells a guardian what became of a consent: by the child's account and by a text. */
export const sendConsentLetter: Task<{ guardian_id: string; event: keyof typeof letters }> = {
  name: 'send-consent-letter',
  run: async (services, { guardian_id, event }) => {
    const consent = await findConsent(services.db, guardian_id);
    if (!consent) return;
    const { talent_id, guardian_name, mobile } = consent;
    await tell(services, {
      source: `consent ${guardian_id} ${event}`,
      account_id: talent_id,
      letter: letters[event],
      facts: { guardian_name, first_name: firstNameOf(consent) },
      guardian_mobile: mobile,
      // The account hears of the guardian who came.
      ...(event === 'replaced' && { by: [] }),
    });
  },
};

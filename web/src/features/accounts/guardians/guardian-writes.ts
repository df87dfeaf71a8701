import type { GuardianDetails } from '@kirdaar/contract/accounts/guardians';
import { callApi } from '#api/call-api.ts';
import { deleteDraft } from '#ui/draft.ts';

/** The key of the draft of the guardian's details. */
export const GUARDIAN_DRAFT = 'guardian';

interface Named extends Record<'name' | 'relation' | 'mobile' | 'email', string> {
  /** Only while none is stored. */
  date_of_birth: string | undefined;
}

/** What the account of a talent under 18 does about the guardian; the consent is the guardian's own. */
export const guardianWrites = {
  nameGuardian: async ({ relation, date_of_birth, ...named }: Named) => {
    const body = {
      ...(date_of_birth && { date_of_birth }),
      ...named,
      // The select offers only values of the contract.
      relation: relation as GuardianDetails['relation'],
    };
    await callApi('PUT /api/user/guardian', { body });
    deleteDraft(GUARDIAN_DRAFT);
  },
  resendRequest: () => callApi('POST /api/user/guardian/resend'),
  withdrawConsent: () => callApi('DELETE /api/user/guardian'),
};

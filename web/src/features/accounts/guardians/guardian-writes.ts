import type { GuardianDetails } from '@kirdaar/contract/accounts/guardians';
import { callApi } from '#api/call-api.ts';
import { deleteDraft } from '#ui/draft.ts';

/** The key of the draft of the guardian's details. */
export const GUARDIAN_DRAFT = 'guardian';

interface Consent extends Record<'name' | 'relation' | 'mobile', string> {
  /** Only while none is stored. */
  date_of_birth: string | undefined;
  /** The version of the text that was shown; the server rejects any other version. */
  consentVersion: string;
}

/** The consent of a parent or guardian to a talent under 18. */
export const guardianWrites = {
  giveConsent: async ({ name, relation, mobile, date_of_birth, consentVersion }: Consent) => {
    const body = {
      ...(date_of_birth && { date_of_birth }),
      name,
      // The select offers only values of the contract.
      relation: relation as GuardianDetails['relation'],
      mobile,
      consent_version: consentVersion as GuardianDetails['consent_version'],
      // The form is not sent until the box is ticked.
      agreed: true as const,
    };
    await callApi('PUT /api/user/guardian', { body });
    deleteDraft(GUARDIAN_DRAFT);
  },
  withdrawConsent: () => callApi('DELETE /api/user/guardian'),
};

import type { NewChild } from '@kirdaar/contract/representation/family';
import { guardianConsent, registrationConsent } from '@kirdaar/contract/rules/consents';
import { callApi } from '#api/call-api.ts';
import { guardianDecisionWrites } from '#features/accounts/guardians/guardian-decision-writes.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';

type Answers = Record<'name' | 'date_of_birth' | 'gender' | 'relation' | 'agreed', string>;

/** What a guardian who is logged in does, besides the page without an account. */
export const familyWrites = {
  ...guardianDecisionWrites,
  handOver: mandateWrites.handOver,
  addChild: ({ name, date_of_birth, gender, relation }: Answers) =>
    callApi('POST /api/user/family/children', {
      body: {
        name,
        date_of_birth,
        // The selects offer only values of the contract, and the form is not sent until the box is ticked.
        gender: gender as NewChild['gender'],
        relation: relation as NewChild['relation'],
        agreed: true,
        consent_version: guardianConsent.version,
        registration_version: registrationConsent.version,
      },
    }),
};

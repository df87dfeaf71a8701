import type { Reply } from '@kirdaar/contract/api';
import type { GuardianDetails } from '@kirdaar/contract/guardian';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { call } from '#api/call.ts';
import { guardianFields } from '#features/guardian/guardian-fields.ts';
import { FieldsForm } from '#features/identity/FieldsForm.tsx';

export type GuardianState = Reply<'GET /api/user/guardian'>;

interface GuardianFormProps {
  state: GuardianState;
  onAgreed: () => Promise<void>;
}

type Answers = Record<'name' | 'relation' | 'mobile' | 'agreed', string> & { date_of_birth?: string };

/** Takes a parent's consent for a talent under 18. */
export function GuardianForm({ state: { date_of_birth, consent }, onAgreed }: GuardianFormProps) {
  const [today] = useState(() => dayInIndia(new Date()));

  async function agree({ name, relation, mobile, date_of_birth }: Answers) {
    const body = {
      ...(date_of_birth && { date_of_birth }),
      name,
      // The list to choose from is the contract's.
      relation: relation as GuardianDetails['relation'],
      mobile,
      // The version of the text that stands in the form; the server refuses any but its own.
      consent_version: consent.version as GuardianDetails['consent_version'],
      // The form is not sent before it is ticked.
      agreed: true as const,
    };
    await call('PUT /api/user/guardian', { body });
    await onAgreed();
  }

  return (
    <FieldsForm
      fields={guardianFields(consent.text, date_of_birth !== null, today)}
      send={agree}
      draft="guardian"
      accountRole="talent"
      action="I agree"
      busyAction="Saving..."
      otherwise="Your consent could not be saved. Please try again."
    />
  );
}

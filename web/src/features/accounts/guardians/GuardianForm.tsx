import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { guardianFields } from '#features/accounts/guardians/guardian-fields.ts';
import { GUARDIAN_DRAFT, guardianWrites } from '#features/accounts/guardians/guardian-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';

export type GuardianState = Reply<'GET /api/user/guardian'>;

type Answers = Record<'name' | 'relation' | 'mobile' | 'agreed', string> & { date_of_birth?: string };

/** Records a parent's consent for a talent under 18. */
export function GuardianForm({ state: { date_of_birth, consent } }: { state: GuardianState }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const giving = useWrite(guardianWrites, 'giveConsent');

  function submit({ name, relation, mobile, date_of_birth }: Answers) {
    giving.submit({ name, relation, mobile, date_of_birth, consentVersion: consent.version });
  }

  return (
    <FieldsForm
      fields={guardianFields(consent.text, date_of_birth !== null, today)}
      write={{ ...giving, submit }}
      draft={GUARDIAN_DRAFT}
      accountRole="talent"
      submitLabel="Give consent"
      busyLabel="Saving..."
      fallbackError="We couldn’t save your consent. Try again."
    />
  );
}

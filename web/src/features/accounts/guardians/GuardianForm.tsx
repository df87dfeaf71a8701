import type { Reply } from '@kirdaar/contract/api';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { guardianFields } from '#features/accounts/guardians/guardian-fields.ts';
import { GUARDIAN_DRAFT, guardianWrites } from '#features/accounts/guardians/guardian-writes.ts';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import * as words from '#words/accounts/guardians.ts';
import * as common from '#words/ui/common.ts';

export type GuardianState = Reply<'GET /api/user/guardian'>;

type Answers = Record<'name' | 'relation' | 'mobile' | 'email', string> & { date_of_birth?: string };

/** Names the parent or guardian of a talent under 18, who then gets a link. */
export function GuardianForm({ state: { date_of_birth } }: { state: GuardianState }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const naming = useWrite(guardianWrites, 'nameGuardian');

  function submit({ date_of_birth, ...named }: Answers) {
    naming.submit({ ...named, date_of_birth });
  }

  return (
    <FieldsForm
      fields={guardianFields(date_of_birth !== null, today)}
      write={{ ...naming, submit }}
      draft={GUARDIAN_DRAFT}
      accountRole="talent"
      submitLabel={words.link_send}
      busyLabel={common.sending}
      fallbackError={words.link_failed}
    />
  );
}

import { addDays, ageOn, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { guardianRelations } from '@kirdaar/contract/rules/talent-vocabulary';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { useState } from 'react';
import { useWrite } from '#api/use-write.ts';
import { ConsentPoints } from '#features/accounts/guardians/ChildConsent.tsx';
import { FieldsForm } from '#features/accounts/identity/FieldsForm.tsx';
import { RegistrationConsent } from '#features/accounts/identity/RegistrationConsent.tsx';
import { successToast } from '#features/houses/team/result-toasts.ts';
import { familyWrites } from '#features/representation/family/family-writes.ts';
import { FoldedCard } from '#ui/FoldedCard.tsx';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as guardians from '#words/accounts/guardians.ts';
import * as words from '#words/representation/family.ts';
import { gender_names, guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

function fieldsFor(today: string, consentText: string) {
  return [
    { name: 'name', label: words.child_name, required: true, maxLength: MAX_LINE },
    {
      name: 'date_of_birth',
      label: guardians.birth_date,
      required: true,
      type: 'date',
      max: addDays(today, -1),
      hint: common.date_of_birth_check,
      check: (day) => (ageOn(day, today) >= FULL_AGE ? guardians.birth_date_adult : undefined),
    },
    { name: 'gender', label: common.gender, required: true, options: genders, labels: gender_names },
    {
      name: 'relation',
      label: guardians.relation,
      required: true,
      options: guardianRelations,
      labels: guardian_relations,
    },
    {
      name: 'agreed',
      label: consentText,
      required: true,
      type: 'checkbox',
      missing: guardians.agree_missing,
      wide: true,
    },
  ] as const satisfies FieldSpec[];
}

/** Adds a child who needs no email or phone: the guardian gives consent and acts for the child. */
export function AddChild({ consentText, isFirst }: { consentText: string; isFirst: boolean }) {
  const [today] = useState(() => dayInIndia(new Date()));
  const [child, setChild] = useState('');
  const adding = useWrite(familyWrites, 'addChild', successToast());
  return (
    <FoldedCard key={adding.reply?.id} title={words.add_child} lead={words.add_child_lead} isOpen={isFirst}>
      {/* A child that was added leaves an empty form for the next one. */}
      <FieldsForm
        fields={fieldsFor(today, consentText)}
        write={adding}
        onAnswers={({ name }) => setChild(name.trim().split(/\s+/)[0] ?? '')}
        note={
          <>
            <ConsentPoints child={child || words.the_child} />
            <RegistrationConsent />
          </>
        }
        accountRole="talent"
        submitLabel={words.add_child}
        busyLabel={common.saving}
        fallbackError={words.add_failed}
      />
    </FoldedCard>
  );
}

import { addDays, ageOn } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { guardianRelations } from '@kirdaar/contract/rules/vocabulary';
import { email as accountEmail, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const name = {
  name: 'name',
  label: 'Full name of the parent or guardian',
  required: true,
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

const relation = {
  name: 'relation',
  label: 'Relationship to the child',
  required: true,
  options: guardianRelations,
} as const satisfies FieldSpec;

const mobile = {
  ...talentMobile,
  label: 'Mobile number of the parent or guardian',
  required: false,
  autoComplete: 'off',
  hint: 'Enter this, the email or both. We send the link to the mobile number if there is one.',
} as const satisfies FieldSpec;

const email = {
  ...accountEmail,
  label: 'Email of the parent or guardian',
  required: false,
  autoComplete: 'off',
  hint: 'They confirm with a code, so it must be their own.',
} as const satisfies FieldSpec;

/** Returns the fields that name a guardian, with the date of birth only while none is stored. */
export function guardianFields(birthDateKept: boolean, today: string) {
  const birthDate = {
    name: 'date_of_birth',
    label: 'The child’s date of birth',
    required: true,
    type: 'date',
    max: addDays(today, -1),
    wide: true,
    hint: 'Check it carefully. Once it is saved, only our support team can change it.',
    check: (day) => (ageOn(day, today) >= FULL_AGE ? 'From the age of 18, no consent is needed.' : undefined),
  } as const satisfies FieldSpec;
  return [...(birthDateKept ? [] : [birthDate]), name, relation, mobile, email];
}

import { addDays, ageOn } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { guardianRelations } from '@kirdaar/contract/rules/vocabulary';
import { talentMobile } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const name = {
  name: 'name',
  label: 'Your full name',
  required: true,
  autoComplete: 'name',
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

const relation = {
  name: 'relation',
  label: 'Your relationship to the child',
  required: true,
  options: guardianRelations,
} as const satisfies FieldSpec;

const mobile = {
  ...talentMobile,
  label: 'Your mobile number',
  hint: 'Your own number, not the child’s. Outside India, start with + and the country code.',
} as const satisfies FieldSpec;

/** Returns the fields for a guardian, with the date of birth only while none is stored. */
export function guardianFields(consentText: string, birthDateKept: boolean, today: string) {
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
  const agreed = {
    name: 'agreed',
    label: consentText,
    type: 'checkbox',
    required: true,
    wide: true,
    missing: 'A parent or guardian must give consent first.',
  } as const satisfies FieldSpec;
  return [...(birthDateKept ? [] : [birthDate]), name, relation, mobile, agreed];
}

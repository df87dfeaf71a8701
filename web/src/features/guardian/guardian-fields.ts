import { addDays, ageOn } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE, LINE_MOST } from '@kirdaar/contract/rules/limits';
import { guardianRelations } from '@kirdaar/contract/rules/vocabulary';
import { talentMobile } from '#features/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const name = {
  name: 'name',
  label: 'Your full name',
  required: true,
  autoComplete: 'name',
  maxLength: LINE_MOST,
} as const satisfies FieldSpec;

const relation = {
  name: 'relation',
  label: 'You are the child’s',
  required: true,
  options: guardianRelations,
} as const satisfies FieldSpec;

const mobile = {
  ...talentMobile,
  label: 'Your mobile number',
  hint: 'Your own, not the child’s. Outside India, begin with + and the country code.',
} as const satisfies FieldSpec;

/** What a parent is asked; the birth date only as long as none is kept. */
export function guardianFields(consentText: string, birthDateKept: boolean, today: string) {
  const birthDate = {
    name: 'date_of_birth',
    label: 'The child’s date of birth',
    required: true,
    type: 'date',
    max: addDays(today, -1),
    wide: true,
    hint: 'Please check it well: once saved, only our support can change it.',
    check: (day) =>
      ageOn(day, today) >= FULL_AGE ? 'From 18 on, no parent or guardian has to agree.' : undefined,
  } as const satisfies FieldSpec;
  const agreed = {
    name: 'agreed',
    label: consentText,
    type: 'checkbox',
    required: true,
    wide: true,
    missing: 'A parent or guardian has to agree first.',
  } as const satisfies FieldSpec;
  return [...(birthDateKept ? [] : [birthDate]), name, relation, mobile, agreed];
}

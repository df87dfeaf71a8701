import type { GuardianDetails } from '@kirdaar/contract/accounts/guardians';
import { addDays, ageOn } from '@kirdaar/contract/rules/calendar';
import { FULL_AGE, MAX_LINE } from '@kirdaar/contract/rules/limits';
import { guardianRelations } from '@kirdaar/contract/rules/talent-vocabulary';
import { callApi } from '#api/call-api.ts';
import { email as accountEmail, talentMobile } from '#features/accounts/identity/identity-fields.ts';
import { deleteDraft } from '#ui/draft.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/accounts/guardians.ts';
import { guardian_relations } from '#words/rules/people.ts';
import * as common from '#words/ui/common.ts';

const name = {
  name: 'name',
  label: words.guardians_name,
  required: true,
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

const relation = {
  name: 'relation',
  label: words.relation,
  required: true,
  options: guardianRelations,
  labels: guardian_relations,
} as const satisfies FieldSpec;

const mobile = {
  ...talentMobile,
  label: words.guardian_mobile,
  required: false,
  autoComplete: 'off',
  hint: words.guardian_mobile_hint,
} as const satisfies FieldSpec;

const email = {
  ...accountEmail,
  label: words.guardian_email,
  required: false,
  autoComplete: 'off',
  hint: words.guardian_email_hint,
} as const satisfies FieldSpec;

/** The fields that name a guardian. */
export const personFields = [name, relation, mobile, email] as const;

/** Returns the fields that name a guardian, with the date of birth only while none is stored. */
export function guardianFields(birthDateKept: boolean, today: string) {
  const birthDate = {
    name: 'date_of_birth',
    label: words.birth_date,
    required: true,
    type: 'date',
    max: addDays(today, -1),
    wide: true,
    hint: common.date_of_birth_check,
    check: (day) => (ageOn(day, today) >= FULL_AGE ? words.birth_date_adult : undefined),
  } as const satisfies FieldSpec;
  return [...(birthDateKept ? [] : [birthDate]), ...personFields];
}

export const GUARDIAN_DRAFT = 'guardian';

interface Named extends Record<'name' | 'relation' | 'mobile' | 'email', string> {
  /** Only while none is stored. */
  date_of_birth?: string;
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

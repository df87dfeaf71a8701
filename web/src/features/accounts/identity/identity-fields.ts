import { findEmailFault } from '@kirdaar/contract/rules/emails';
import {
  isAadhaar,
  isGstin,
  isPan,
  isPassport,
  isUnusualAadhaar,
  isUnusualGstin,
  isUnusualPan,
  writeMobile,
  writeNumber,
} from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_PASSWORD, MIN_PASSWORD } from '@kirdaar/contract/rules/limits';
import { countries, isIndia } from '@kirdaar/contract/rules/talent-countries';
import { workTypes } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as guardiansWords from '#words/accounts/guardians.ts';
import * as words from '#words/accounts/identity.ts';
import * as inputAnswers from '#words/answers/input.ts';
import { work_types } from '#words/rules/calls.ts';
import * as common from '#words/ui/common.ts';

/** The fields of accounts. The messages match the server's, and the server's validation decides. */

export const name = {
  name: 'name',
  label: words.identity_name,
  required: true,
  autoComplete: 'name',
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

export const companyName = {
  name: 'company_name',
  label: words.company_name,
  autoComplete: 'organization',
  maxLength: MAX_LINE,
} as const satisfies FieldSpec;

export const typeOfWork = {
  name: 'type_of_work',
  label: words.type_of_work,
  required: true,
  options: workTypes,
  labels: work_types,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: common.email,
  required: true,
  type: 'email',
  autoComplete: 'email',
  hint: words.identity_email_hint,
  check: checkEmail,
} as const satisfies FieldSpec;

/** Says what is wrong with an email address, as the server does. */
export function checkEmail(typed: string): string | undefined {
  const fault = findEmailFault(typed);
  return fault && inputAnswers.email_wrong(fault);
}

const mobile = {
  label: guardiansWords.guardians_mobile,
  required: true,
  type: 'tel',
  autoComplete: 'tel',
  hint: words.mobile_hint,
  check: (typed) => (writeMobile(typed) ? undefined : inputAnswers.mobile_wrong),
} as const satisfies Omit<FieldSpec, 'name'>;
export const talentMobile = { ...mobile, name: 'mobile' } as const;
export const housePhone = { ...mobile, name: 'phone_number' } as const;

export const panNumber = {
  name: 'pan_no',
  label: words.pan,
  required: true,
  secret: true,
  autoComplete: 'off',
  hint: words.pan_hint,
  check: (typed) => (isPan(writeNumber(typed)) ? undefined : inputAnswers.pan_wrong),
  warn: (typed) => (isUnusualPan(typed) ? words.pan_unusual : undefined),
} as const satisfies FieldSpec;

export const aadhaarNumber = {
  name: 'aadhaar_no',
  label: words.aadhaar,
  required: true,
  inputMode: 'numeric',
  secret: true,
  autoComplete: 'off',
  hint: words.aadhaar_hint,
  check: (typed) => (isAadhaar(writeNumber(typed)) ? undefined : inputAnswers.aadhaar_wrong),
  warn: (typed) => (isUnusualAadhaar(typed) ? words.aadhaar_unusual : undefined),
} as const satisfies FieldSpec;

/** A child has neither number, so a parent gives their own. */
export const talentPan = { ...panNumber, hint: words.pan_hint_talent } as const;
export const talentAadhaar = { ...aadhaarNumber, hint: words.aadhaar_hint_talent } as const;

export const passportNumber = {
  name: 'passport_no',
  label: words.passport,
  required: true,
  secret: true,
  autoComplete: 'off',
  hint: words.passport_hint,
  check: (typed) => (isPassport(writeNumber(typed)) ? undefined : inputAnswers.passport_wrong),
} as const satisfies FieldSpec;

export const passportCountry = {
  name: 'passport_country',
  label: words.passport_country,
  required: true,
  autoComplete: 'country-name',
  suggestions: countries.filter((country) => !isIndia(country)),
  maxLength: MAX_LINE,
  check: (typed) => (isIndia(typed) ? inputAnswers.passport_of_india : undefined),
} as const satisfies FieldSpec;

export const gstNumber = {
  name: 'gst_no',
  label: words.gst,
  autoComplete: 'off',
  hint: words.gst_hint,
  check: (typed) => (isGstin(writeNumber(typed)) ? undefined : inputAnswers.gstin_wrong),
  warn: (typed) => (isUnusualGstin(typed) ? words.gst_unusual : undefined),
} as const satisfies FieldSpec;

export const newPassword = {
  name: 'password',
  label: common.password,
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: MAX_PASSWORD,
  hint: words.password_hint(MIN_PASSWORD),
  check: (typed) => (typed.length < MIN_PASSWORD ? inputAnswers.password_too_short(MIN_PASSWORD) : undefined),
} as const satisfies FieldSpec;

/** Returns the two fields of a new password; the first is named like the field of the request. */
export function newPasswordFields<const Name extends string>(name: Name) {
  const password = { ...newPassword, name, label: words.password_new } as const;
  const repeated = {
    name: 'repeated_password',
    label: words.password_again,
    required: true,
    type: 'password',
    autoComplete: 'new-password',
    dependsOn: name,
    check: (_, form) =>
      form.get('repeated_password') === form.get(name) ? undefined : words.passwords_differ,
  } as const satisfies FieldSpec;
  return [password, repeated] as const;
}

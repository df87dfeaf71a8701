import {
  aadhaarWarning,
  gstinWarning,
  isAadhaar,
  isGstin,
  isPan,
  panWarning,
  writeAadhaar,
  writeEmail,
  writeGstin,
  writeMobile,
  writePan,
} from '@kirdaar/contract/rules/identity-numbers';
import { LINE_MOST, PASSWORD_LEAST, PASSWORD_MOST } from '@kirdaar/contract/rules/limits';
import { workTypes } from '@kirdaar/contract/rules/vocabulary';
import type { FieldSpec } from '#ui/field-spec.ts';

/** The fields that accounts are made of. The words are the server's, which has the last one. */

const keptPart = 'Only its last four characters are kept.';

export const name = {
  name: 'name',
  label: 'Full name',
  required: true,
  autoComplete: 'name',
  maxLength: LINE_MOST,
} as const satisfies FieldSpec;

export const companyName = {
  name: 'company_name',
  label: 'Company name',
  autoComplete: 'organization',
  maxLength: LINE_MOST,
} as const satisfies FieldSpec;

export const typeOfWork = {
  name: 'type_of_work',
  label: 'Type of work',
  required: true,
  options: workTypes,
} as const satisfies FieldSpec;

export const email = {
  name: 'email',
  label: 'Email',
  required: true,
  type: 'email',
  autoComplete: 'email',
  hint: 'Your verification code goes here.',
  check: (typed) => (isEmail(typed) ? undefined : 'Please enter a valid email address.'),
} as const satisfies FieldSpec;

const mobile = {
  label: 'Mobile number',
  required: true,
  type: 'tel',
  autoComplete: 'tel',
  hint: 'Outside India, begin with + and the country code.',
  check: (typed) =>
    writeMobile(typed)
      ? undefined
      : 'Please enter a valid mobile number, with the country code if it is not Indian.',
} as const satisfies Omit<FieldSpec, 'name'>;
export const talentMobile = { ...mobile, name: 'mobile' } as const;
export const housePhone = { ...mobile, name: 'phone_number' } as const;

export const panNumber = {
  name: 'pan_no',
  label: 'PAN',
  required: true,
  secret: true,
  autoComplete: 'off',
  hint: `For contracts and payments. ${keptPart}`,
  check: (typed) =>
    isPan(writePan(typed)) ? undefined : 'A PAN has five letters, four digits and a letter, like ABCPE1234F.',
  warn: panWarning,
} as const satisfies FieldSpec;

export const aadhaarNumber = {
  name: 'aadhaar_no',
  label: 'Aadhaar number',
  required: true,
  inputMode: 'numeric',
  secret: true,
  autoComplete: 'off',
  hint: `Shows that one person has one account. ${keptPart}`,
  check: (typed) => (isAadhaar(writeAadhaar(typed)) ? undefined : 'An Aadhaar number has 12 digits.'),
  warn: aadhaarWarning,
} as const satisfies FieldSpec;

export const gstNumber = {
  name: 'gst_no',
  label: 'GST number',
  autoComplete: 'off',
  hint: 'It goes on your invoices. Leave it empty if you have none.',
  check: (typed) =>
    isGstin(writeGstin(typed)) ? undefined : 'A GST number has 15 characters, like 27ABCPE1234F1Z5.',
  warn: gstinWarning,
} as const satisfies FieldSpec;

export const newPassword = {
  name: 'password',
  label: 'Password',
  required: true,
  type: 'password',
  autoComplete: 'new-password',
  maxLength: PASSWORD_MOST,
  hint: `At least ${PASSWORD_LEAST} characters; a short sentence is best.`,
  check: (typed) =>
    typed.length < PASSWORD_LEAST ? `Password must be at least ${PASSWORD_LEAST} characters` : undefined,
} as const satisfies FieldSpec;

/** Whether a text looks like an email address; whether it is one shows when the code arrives. */
export function isEmail(typed: string): boolean {
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(writeEmail(typed));
}

import { companyTypeFlags, industryFlags } from '@kirdaar/contract/rules/company-flags';
import { MAX_LINE, MAX_URL } from '@kirdaar/contract/rules/limits';
import { workTypes } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const line = { maxLength: MAX_LINE };
const needed = { ...line, required: true };
const phone = {
  type: 'tel',
  check: (typed: string) =>
    /^\+?[\d\s()./-]{6,24}$/.test(typed) ? undefined : 'Please enter a valid phone number.',
} as const;

const about: readonly FieldSpec[] = [
  { ...needed, name: 'company_name', label: 'Company Name', autoComplete: 'organization' },
  { ...needed, name: 'owner_name', label: 'Owner Name', autoComplete: 'name' },
  { name: 'type_of_work', label: 'Type of Work', options: workTypes },
  { ...needed, name: 'location', label: 'Location', placeholder: 'Mumbai' },
];

const contact: readonly FieldSpec[] = [
  {
    ...needed,
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    hint: 'Talent and our team use it to contact you. You still log in with the email of your account.',
    check: (typed) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? undefined : 'Please enter a valid email address.',
  },
  { ...needed, ...phone, name: 'phone_number', label: 'Phone Number', autoComplete: 'tel' },
  { ...line, ...phone, name: 'alternate_contact', label: 'Alternate Contact' },
  {
    maxLength: MAX_URL,
    name: 'website_url',
    label: 'Website',
    type: 'url',
    placeholder: 'https://',
    autoComplete: 'url',
  },
];

export const companySections = [
  { title: 'Company', fields: about },
  { title: 'Contact', fields: contact },
  {
    title: 'Company type',
    lead: 'Select all that apply.',
    fields: ticks(companyTypeFlags),
  },
  { title: 'Industries', lead: 'Select all industries you cast for.', fields: ticks(industryFlags) },
];

export const logoField: FieldSpec = { ...uploadField('image'), name: 'image', label: 'Logo' };

/** Every field that the form validates, in display order. */
export const companyFields: readonly FieldSpec[] = [
  logoField,
  ...companySections.flatMap(({ fields }) => fields),
];

function ticks(flags: Readonly<Record<string, string>>): FieldSpec[] {
  return Object.entries(flags).map(([name, label]) => ({ name, label, type: 'tick' }));
}

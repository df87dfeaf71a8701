import { writePhone } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_URL } from '@kirdaar/contract/rules/limits';
import { workTypes } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { checkEmail } from '#features/accounts/identity/identity-fields.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/houses/company-profile.ts';
import { work_types } from '#words/rules/calls.ts';
import { company_industries, company_types } from '#words/rules/company.ts';
import * as common from '#words/ui/common.ts';

const line = { maxLength: MAX_LINE };
const needed = { ...line, required: true };
const phone = {
  type: 'tel',
  check: (typed: string) => (writePhone(typed) ? undefined : words.phone_wrong),
} as const;

const about: readonly FieldSpec[] = [
  { ...needed, name: 'company_name', label: words.company_name, autoComplete: 'organization' },
  { ...needed, name: 'owner_name', label: words.owner_name, autoComplete: 'name' },
  { name: 'type_of_work', label: common.type_of_work, options: workTypes, labels: work_types },
  { ...needed, name: 'location', label: common.location, placeholder: common.city_example },
];

const contact: readonly FieldSpec[] = [
  {
    ...needed,
    name: 'email',
    label: common.email,
    type: 'email',
    autoComplete: 'email',
    hint: words.email_hint,
    check: checkEmail,
  },
  { ...needed, ...phone, name: 'phone_number', label: common.phone_number, autoComplete: 'tel' },
  { ...line, ...phone, name: 'alternate_contact', label: words.phone_other },
  {
    maxLength: MAX_URL,
    name: 'website_url',
    label: words.website,
    type: 'url',
    placeholder: 'https://',
    autoComplete: 'url',
  },
];

export const companySections = [
  { title: words.company, fields: about },
  { title: words.contact, fields: contact },
  { title: words.company_kinds, lead: words.kinds_lead, fields: ticks(company_types) },
  { title: words.industries, lead: words.industries_lead, fields: ticks(company_industries) },
];

export const logoField: FieldSpec = { ...uploadField('image'), name: 'image', label: words.logo };

/** Every field that the form validates, in display order. */
export const companyFields: readonly FieldSpec[] = [
  logoField,
  ...companySections.flatMap(({ fields }) => fields),
];

function ticks(flags: Readonly<Record<string, string>>): FieldSpec[] {
  return Object.entries(flags).map(([name, label]) => ({ name, label, type: 'tick' }));
}

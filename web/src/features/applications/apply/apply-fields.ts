import { heightError, weightError } from '@kirdaar/contract/rules/body-measures';
import { applyConsents } from '@kirdaar/contract/rules/consents';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import {
  bodyTypes,
  offeredEyeColors,
  offeredHairColors,
  skinTones,
} from '@kirdaar/contract/rules/talent-choices';
import { applyGenders } from '@kirdaar/contract/rules/vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { displayLabels } from '#features/talent/profile/display-labels.ts';
import type { FieldSpec } from '#ui/field-spec.ts';

const yesOrNo = ['Yes', 'No'] as const;
const line = { maxLength: MAX_LINE };
const lines = { type: 'lines', maxLength: MAX_TEXT } as const;

function phoneError(typed: string): string | undefined {
  return writeMobile(typed) ? undefined : 'Enter a mobile number, such as 98123 45678 or +44 7911 123456.';
}

const about: readonly FieldSpec[] = [
  { ...line, name: 'fullName', label: 'Full Name', autoComplete: 'name' },
  { ...line, name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { ...line, name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', check: phoneError },
  { name: 'dob', label: 'Date of Birth', type: 'date', autoComplete: 'bday' },
  { name: 'gender', label: 'Gender', options: applyGenders },
  { ...line, name: 'location', label: 'Location', placeholder: 'Mumbai' },
];

const looks: readonly FieldSpec[] = [
  { ...line, name: 'height', label: 'Height', placeholder: '5 ft 6 in', check: heightError },
  { ...line, name: 'weight', label: 'Weight', placeholder: '58 kg', check: weightError },
  { name: 'skinTone', label: 'Skin Tone', options: skinTones, labels: displayLabels },
  { name: 'hairColor', label: 'Hair Color', options: offeredHairColors, labels: displayLabels },
  { name: 'eyeColor', label: 'Eye Color', options: offeredEyeColors, labels: displayLabels },
  { name: 'bodyType', label: 'Body Type', options: bodyTypes, labels: displayLabels },
];

const work: readonly FieldSpec[] = [
  {
    ...lines,
    name: 'actingExperience',
    label: 'Acting Experience',
  },
  { ...lines, name: 'keySkills', label: 'Key Skills', hint: 'Dance, languages, riding, driving.' },
  { ...lines, name: 'previousWork', label: 'Previous Work', hint: 'Titles, years and your role in each.' },
  { ...lines, name: 'courses', label: 'Courses', hint: 'Schools, workshops and training.' },
  {
    ...line,
    name: 'portfolioLink',
    label: 'Portfolio Link',
    hint: 'A link to your work online.',
  },
  { ...line, name: 'instagramLink', label: 'Instagram Link', placeholder: 'instagram.com/yourname' },
];

const media: readonly FieldSpec[] = [
  { ...uploadField('image'), name: 'headshot', label: 'Headshot' },
  { ...uploadField('image'), name: 'fullPhoto', label: 'Full Photo' },
  { ...uploadField('video'), name: 'auditionVideo', label: 'Audition Video' },
];

const role: readonly FieldSpec[] = [
  { ...lines, name: 'roleInfo', label: 'Role Information', hint: 'Why you suit this role.', wide: true },
  {
    name: 'travelRelocation',
    label: 'Travel or Relocation',
    options: yesOrNo,
    hint: 'Can you travel or move for the shoot?',
  },
  {
    name: 'specifiedDates',
    label: 'Specified Dates',
    options: yesOrNo,
    hint: 'Are you free on the dates of the casting call?',
  },
];

/** The fields that a talent may truthfully answer with None. */
export const mayBeNone: ReadonlySet<string> = new Set([
  'actingExperience',
  'previousWork',
  'courses',
  'portfolioLink',
  'instagramLink',
]);

/** The sections of the apply form; every field is required. */
export const applySections = [
  { title: 'About you', fields: allRequired(about) },
  { title: 'Appearance', fields: allRequired(looks) },
  { title: 'Experience', fields: allRequired(work) },
  { title: 'Photos and video', fields: allRequired(media) },
  { title: 'This role', fields: allRequired(role) },
];

/** Every consent is required, so each has the same error message when it is missing. */
export const consentFields = applyConsents.map(({ id, text }) => ({
  name: `consent-${id}`,
  label: text,
  required: true,
  missing: '❌ You must agree to all consents before submitting.',
}));

/** Fewer known answers are quicker to read in their place. */
const MIN_FOLDED = 6;

/**
 * Returns the fields that can be folded because their answer is known: texts, and values that their list
 * offers. None if too few are known.
 */
export function foldedFields(values: Readonly<Record<string, string>>): FieldSpec[] {
  const known = [about, looks, work]
    .flat()
    .filter(({ name, options }) => {
      const value = values[name]?.trim();
      return value && (!options || options.includes(value));
    })
    .map(({ name }) => name);
  const fields = applyFields.filter(({ name }) => known.includes(name));
  return fields.length < MIN_FOLDED ? [] : fields;
}

/** Every field that the form validates, in display order. */
export const applyFields: readonly FieldSpec[] = [
  ...applySections.flatMap(({ fields }) => fields),
  ...consentFields,
];

function allRequired(fields: readonly FieldSpec[]): FieldSpec[] {
  return fields.map((field) => ({
    ...field,
    required: true,
    missing: `❌ Please fill the field: ${field.label}`,
  }));
}

import { applyConsents } from '@kirdaar/contract/rules/consents';
import { writeMobile } from '@kirdaar/contract/rules/identity-numbers';
import { MAX_LINE, MAX_TEXT } from '@kirdaar/contract/rules/limits';
import { TAPE_FIELD } from '@kirdaar/contract/rules/self-tapes';
import {
  bodyTypes,
  offeredEyeColors,
  offeredHairColors,
  skinTones,
} from '@kirdaar/contract/rules/talent-choices';
import { yesNo } from '@kirdaar/contract/rules/talent-fields';
import { applyGenders } from '@kirdaar/contract/rules/talent-vocabulary';
import { uploadField } from '#api/upload-field.ts';
import { checkEmail } from '#features/accounts/identity/identity-fields.ts';
import { heightError, weightError } from '#features/talent/profile/measure-errors.ts';
import type { FieldSpec } from '#ui/field-spec.ts';
import * as words from '#words/applications/apply.ts';
import * as consents from '#words/rules/consents.ts';
import { apply_gender_names } from '#words/rules/people.ts';
import { talent_choices } from '#words/rules/talent.ts';
import * as profileWords from '#words/talent/profile.ts';
import * as common from '#words/ui/common.ts';

const yesOrNo = { options: yesNo, labels: words.yes_no };
const line = { maxLength: MAX_LINE };
const lines = { type: 'lines', maxLength: MAX_TEXT } as const;

const phoneError = (typed: string) => (writeMobile(typed) ? undefined : words.phone_invalid);

const about: readonly FieldSpec[] = [
  { ...line, name: 'fullName', label: words.field_name, autoComplete: 'name' },
  { ...line, name: 'email', label: common.email, type: 'email', autoComplete: 'email', check: checkEmail },
  { ...line, name: 'phone', label: words.field_phone, type: 'tel', autoComplete: 'tel', check: phoneError },
  { name: 'dob', label: common.date_of_birth, type: 'date', autoComplete: 'bday' },
  { name: 'gender', label: common.gender, options: applyGenders, labels: apply_gender_names },
  { ...line, name: 'location', label: common.location, placeholder: common.city_example },
];

const looks: readonly FieldSpec[] = [
  { ...line, name: 'height', label: common.height, placeholder: '5 ft 6 in', check: heightError },
  { ...line, name: 'weight', label: common.weight, placeholder: '58 kg', check: weightError },
  { name: 'skinTone', label: common.skin_tone, options: skinTones, labels: talent_choices.skin_tone },
  {
    name: 'hairColor',
    label: common.hair_color,
    options: offeredHairColors,
    labels: talent_choices.hair_color,
  },
  { name: 'eyeColor', label: common.eye_color, options: offeredEyeColors, labels: talent_choices.eye_color },
  { name: 'bodyType', label: common.body_type, options: bodyTypes, labels: talent_choices.body_type },
];

const work: readonly FieldSpec[] = [
  { ...lines, name: 'actingExperience', label: common.acting_experience },
  { ...lines, name: 'keySkills', label: words.field_skills, hint: words.field_skills_hint },
  { ...lines, name: 'previousWork', label: words.field_previous, hint: words.field_previous_hint },
  { ...lines, name: 'courses', label: common.courses, hint: words.field_courses_hint },
  { ...line, name: 'portfolioLink', label: common.portfolio, hint: words.field_portfolio_hint },
  { ...line, name: 'instagramLink', label: common.instagram, placeholder: 'instagram.com/yourname' },
];

const media: readonly FieldSpec[] = [
  { ...uploadField('image'), name: 'headshot', label: common.headshot },
  { ...uploadField('image'), name: 'fullPhoto', label: words.field_full_photo },
  { ...uploadField('video'), name: 'auditionVideo', label: common.audition_video },
];

const role: readonly FieldSpec[] = [
  { ...lines, name: 'roleInfo', label: words.field_role, hint: words.field_role_hint, wide: true },
  { ...yesOrNo, name: 'travelRelocation', label: words.field_travel, hint: words.field_travel_hint },
  { ...yesOrNo, name: 'specifiedDates', label: words.field_dates, hint: words.field_dates_hint },
];

/** The fields that a talent may truthfully answer with None. */
const noneFields = ['actingExperience', 'previousWork', 'courses', 'portfolioLink', 'instagramLink'];
export const mayBeNone: ReadonlySet<string> = new Set(noneFields);

/** The sections of the apply form; every field is required. */
export const applySections = [
  { title: words.section_about, fields: allRequired(about) },
  { title: words.section_looks, fields: allRequired(looks) },
  { title: common.experience, fields: allRequired(work) },
  { title: profileWords.files_title, fields: allRequired(media) },
  { title: words.section_role, fields: allRequired(role) },
];

/** Every consent is required, so each has the same error message when it is missing. */
export const consentFields = applyConsents.map(({ id }) => ({
  name: `consent-${id}`,
  label: consents.application[id],
  required: true,
  missing: words.consents_missing,
}));

/** Fewer known answers are quicker to read in their place. */
const MIN_FOLDED = 6;

/** Returns the fields whose answer is known and valid; none if they are too few to fold. */
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

export const applyFields: readonly FieldSpec[] = [
  ...applySections.flatMap(({ fields }) => fields),
  ...consentFields,
];

function allRequired(fields: readonly FieldSpec[]): FieldSpec[] {
  return fields.map((field) => ({ ...field, required: true, missing: words.field_missing(field.label) }));
}

export function applyLabel(name: string): string {
  if (name === TAPE_FIELD) return common.self_tape;
  return applyFields.find((field) => field.name === name)?.label ?? name;
}

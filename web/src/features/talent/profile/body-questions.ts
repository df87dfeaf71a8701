import { heightSuggestions } from '@kirdaar/contract/rules/body-measures';
import { moustaches } from '@kirdaar/contract/rules/talent-choices';
import { type SensitiveField, sensitiveFields, talentFields } from '@kirdaar/contract/rules/talent-fields';
import { factVisibilities } from '@kirdaar/contract/rules/talent-vocabulary';
import { genders } from '@kirdaar/contract/rules/vocabulary';
import { heightError, weightError } from '#features/talent/profile/measure-errors.ts';
import {
  type ProfileField,
  type ProfileSection,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';
import * as words from '#words/talent/profile-questions.ts';
import * as common from '#words/ui/common.ts';

const [MALE, FEMALE] = genders;
const inches = { placeholder: words.inches };
const manInInches = { ...inches, only: MALE } as const;
const womanInInches = { ...inches, only: FEMALE } as const;

/** Sensitive facts with a choice of their own; the others share one. */
const alone: { name: string; label: string; of: readonly SensitiveField[] }[] = [
  { name: 'skin_tone_seen_by', label: words.skin_tone_seen_by, of: ['skin_tone'] },
  { name: 'disabilities_seen_by', label: words.disabilities_seen_by, of: ['disabilities'] },
  { name: 'lgbtq_friendly_seen_by', label: words.lgbtq_friendly_seen_by, of: ['lgbtq_friendly'] },
];
/** Facts whose visibility the talent chooses, grouped where one choice is enough. */
export const visibilityGroups: typeof alone = [
  {
    name: 'measurements_seen_by',
    label: words.measurements_seen_by,
    of: sensitiveFields.filter((name) => !alone.some(({ of }) => of.includes(name))),
  },
  ...alone,
];

const attributes: readonly ProfileField[] = [
  question('body_type', common.body_type),
  question('skin_tone', common.skin_tone),
  question('hair_length', words.hair_length),
  question('hair_color', common.hair_color),
  question('eye_color', common.eye_color),
  question('tattoo_piercing', words.tattoo_piercing, { hint: words.tattoo_piercing_hint }),
  question('moustache', words.moustache, { only: MALE, suggestions: moustaches }),
  question('beard', common.beard, { only: MALE }),
  question('disabilities', words.disabilities, {
    placeholder: words.disabilities_example,
    hint: words.disabilities_hint,
  }),
  question('distinctive_features', words.distinctive_features, {
    placeholder: words.distinctive_features_example,
    hint: words.distinctive_features_hint,
  }),
  question('plus_size_model', words.plus_size_model, { only: FEMALE }),
  question('petite_model', words.petite_model, { only: FEMALE }),
];

const measurements: readonly ProfileField[] = [
  question('height', common.height, {
    suggestions: heightSuggestions,
    placeholder: '5 ft 6 in',
    check: heightError,
  }),
  question('weight', common.weight, { placeholder: '58 kg', check: weightError }),
  question('shoe_size', words.shoe_size, { placeholder: 'UK 7' }),
  question('measurement', words.measurement, { placeholder: words.measurement_example }),
  question('waist', words.waist, inches),
  question('hips', words.hips, inches),
  question('arm_hole', words.arm_hole, inches),
  question('shoulder', words.shoulder, inches),
  question('sleeve_length', words.sleeve_length, inches),
  question('trouser_length', words.trouser_length, inches),
  question('inseam_length', words.inseam_length, inches),
  question('biceps', words.biceps, manInInches),
  question('collar', words.collar, manInInches),
  question('fork', words.fork, manInInches),
  question('bust', words.bust, womanInInches),
  question('cup_size', words.cup_size, { only: FEMALE, placeholder: 'B' }),
  question('above_bust', words.above_bust, womanInInches),
  question('under_bust', words.under_bust, womanInInches),
  question('upper_thigh', words.upper_thigh, womanInInches),
  question('lower_thigh', words.lower_thigh, womanInInches),
  question('till_elbow', words.till_elbow, womanInInches),
];

export const bodySections: readonly ProfileSection[] = [
  { title: words.section_attributes, fields: attributes },
  { title: words.section_measurements, lead: words.section_measurements_lead, fields: measurements },
  {
    title: words.section_driving,
    topic: 'driving',
    fields: [
      question('two_wheeler', words.two_wheeler, yesOrNo),
      question('four_wheeler', words.four_wheeler, yesOrNo),
    ],
  },
  {
    title: common.privacy,
    lead: words.section_privacy_lead,
    fields: visibilityGroups.map(({ name, label, of }) => ({
      name,
      label,
      options: factVisibilities,
      labels: words.seen_by,
      adult: of.every((fact) => 'adult' in talentFields[fact]),
    })),
  },
];

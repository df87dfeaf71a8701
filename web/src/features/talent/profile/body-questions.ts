import { heightError, weightError } from '@kirdaar/contract/rules/body-measures';
import { labelledPhysicalFields } from '@kirdaar/contract/rules/talent-fields';
import {
  type ProfileField,
  type ProfileSection,
  question,
  yesOrNo,
} from '#features/talent/profile/profile-field.ts';
import { visibilityFields } from '#features/talent/profile/visibility-fields.ts';

const INCH_IN_CM = 2.54;
const heights = Array.from({ length: 31 }, (_, more) => 52 + more).map(
  (inches) => `${Math.floor(inches / 12)} ft ${inches % 12} in (${Math.round(inches * INCH_IN_CM)} cm)`,
);
const inches = { placeholder: 'inches' };
const manInInches = { ...inches, only: 'Male' } as const;
const womanInInches = { ...inches, only: 'Female' } as const;

const attributes: readonly ProfileField[] = [
  question('body_type', 'Body Type'),
  question('skin_tone', 'Skin Tone'),
  question('hair_length', 'Hair Length'),
  question('hair_color', 'Hair Color'),
  question('eye_color', 'Eye Color'),
  question('tattoo_piercing', 'Tattoo / Piercing'),
  ...labelledPhysicalFields.map(([name, label]) => question(name, label, yesOrNo)),
  question('moustache', 'Moustache', {
    only: 'Male',
    suggestions: ['None', 'Thin', 'Normal', 'Thick', 'Handlebar'],
  }),
  question('beard', 'Beard', { only: 'Male' }),
  question('disabilities', 'Disabilities', {
    placeholder: 'None, or prefer not to say',
    hint: 'For roles that ask for it. Choose below who can see it.',
  }),
  question('distinctive_features', 'Distinctive Features', {
    placeholder: 'A scar, dimples, a gap in the teeth',
    hint: 'Write None if you have none.',
  }),
  question('plus_size_model', 'Plus-size model', { only: 'Female' }),
  question('petite_model', 'Petite model', { only: 'Female' }),
];

const measurements: readonly ProfileField[] = [
  question('height', 'Height', { suggestions: heights, placeholder: '5 ft 6 in', check: heightError }),
  question('weight', 'Weight', { placeholder: '58 kg', check: weightError }),
  question('shoe_size', 'Shoe Size', { placeholder: 'UK 7' }),
  question('measurement', 'Measurement', { placeholder: 'All in one line' }),
  question('waist', 'Waist', inches),
  question('hips', 'Hips', inches),
  question('arm_hole', 'Arm Hole', inches),
  question('shoulder', 'Shoulder', inches),
  question('sleeve_length', 'Sleeve Length', inches),
  question('trouser_length', 'Trouser Length', inches),
  question('inseam_length', 'Inseam Length', inches),
  question('biceps', 'Biceps', manInInches),
  question('collar', 'Collar', manInInches),
  question('fork', 'Fork', manInInches),
  question('bust', 'Bust', womanInInches),
  question('cup_size', 'Cup Size', { only: 'Female', placeholder: 'B' }),
  question('above_bust', 'Above Bust', womanInInches),
  question('under_bust', 'Under Bust', womanInInches),
  question('upper_thigh', 'Upper Thigh', womanInInches),
  question('lower_thigh', 'Lower Thigh', womanInInches),
  question('till_elbow', 'Till Elbow', womanInInches),
];

/** Step 2: physical attributes. */
export const bodySections: readonly ProfileSection[] = [
  { title: 'Physical Attributes', fields: attributes },
  {
    title: 'Body Measurement',
    lead: 'Costume departments ask for these first. Leave out what you do not know.',
    fields: measurements,
  },
  {
    title: 'What you can drive',
    fields: [question('two_wheeler', '2-wheeler', yesOrNo), question('four_wheeler', '4-wheeler', yesOrNo)],
  },
  {
    title: 'Privacy',
    lead: 'Choose who can see your sensitive answers. You can change this at any time.',
    fields: visibilityFields,
  },
];

import { labelledPhysicalFields } from '@kirdaar/contract/rules/talent-fields';
import {
  ask,
  need,
  type ProfileField,
  type ProfileSection,
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
  need('body_type', 'Body Type'),
  need('skin_tone', 'Skin Tone'),
  need('hair_length', 'Hair Length'),
  need('hair_color', 'Hair Color'),
  need('eye_color', 'Eye Color'),
  need('tattoo_piercing', 'Tattoo / Piercing'),
  ...labelledPhysicalFields.map(([name, label]) => ask(name, label, yesOrNo)),
  need('moustache', 'Moustache', {
    only: 'Male',
    suggestions: ['None', 'Thin', 'Normal', 'Thick', 'Handlebar'],
  }),
  need('beard', 'Beard', { only: 'Male' }),
  need('disabilities', 'Disabilities', {
    placeholder: 'None, or prefer not to say',
    answered: true,
    hint: 'For roles that ask for it. Choose below who can see it.',
  }),
  need('distinctive_features', 'Distinctive Features', {
    placeholder: 'A scar, dimples, a gap in the teeth',
    hint: 'Write None if you have none.',
  }),
  ask('plus_size_model', 'Plus-size model', { only: 'Female' }),
  ask('petite_model', 'Petite model', { only: 'Female' }),
];

const measurements: readonly ProfileField[] = [
  need('height', 'Height', { suggestions: heights, placeholder: '5 ft 6 in' }),
  need('weight', 'Weight', { placeholder: '58 kg' }),
  need('shoe_size', 'Shoe Size', { placeholder: 'UK 7' }),
  need('measurement', 'Measurement', { placeholder: 'All in one line' }),
  need('waist', 'Waist', inches),
  need('hips', 'Hips', inches),
  need('arm_hole', 'Arm Hole', inches),
  need('shoulder', 'Shoulder', inches),
  need('sleeve_length', 'Sleeve Length', inches),
  need('trouser_length', 'Trouser Length', inches),
  need('inseam_length', 'Inseam Length', inches),
  need('biceps', 'Biceps', manInInches),
  need('collar', 'Collar', manInInches),
  need('fork', 'Fork', manInInches),
  need('bust', 'Bust', womanInInches),
  need('cup_size', 'Cup Size', { only: 'Female', placeholder: 'B' }),
  need('above_bust', 'Above Bust', womanInInches),
  need('under_bust', 'Under Bust', womanInInches),
  need('upper_thigh', 'Upper Thigh', womanInInches),
  need('lower_thigh', 'Lower Thigh', womanInInches),
  need('till_elbow', 'Till Elbow', womanInInches),
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
    fields: [need('two_wheeler', '2-wheeler', yesOrNo), need('four_wheeler', '4-wheeler', yesOrNo)],
  },
  {
    title: 'Privacy',
    lead: 'Choose who can see your sensitive answers. You can change this at any time.',
    fields: visibilityFields,
  },
];

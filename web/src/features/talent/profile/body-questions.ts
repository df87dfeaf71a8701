import { labelledPhysicalFields } from '@kirdaar/contract/rules/talent-fields';
import {
  type ProfileField,
  type ProfileSection,
  question,
  requiredQuestion,
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
  requiredQuestion('body_type', 'Body Type'),
  requiredQuestion('skin_tone', 'Skin Tone'),
  requiredQuestion('hair_length', 'Hair Length'),
  requiredQuestion('hair_color', 'Hair Color'),
  requiredQuestion('eye_color', 'Eye Color'),
  requiredQuestion('tattoo_piercing', 'Tattoo / Piercing'),
  ...labelledPhysicalFields.map(([name, label]) => question(name, label, yesOrNo)),
  requiredQuestion('moustache', 'Moustache', {
    only: 'Male',
    suggestions: ['None', 'Thin', 'Normal', 'Thick', 'Handlebar'],
  }),
  requiredQuestion('beard', 'Beard', { only: 'Male' }),
  requiredQuestion('disabilities', 'Disabilities', {
    placeholder: 'None, or prefer not to say',
    answered: true,
    hint: 'For roles that ask for it. Choose below who can see it.',
  }),
  requiredQuestion('distinctive_features', 'Distinctive Features', {
    placeholder: 'A scar, dimples, a gap in the teeth',
    hint: 'Write None if you have none.',
  }),
  question('plus_size_model', 'Plus-size model', { only: 'Female' }),
  question('petite_model', 'Petite model', { only: 'Female' }),
];

const measurements: readonly ProfileField[] = [
  requiredQuestion('height', 'Height', { suggestions: heights, placeholder: '5 ft 6 in' }),
  requiredQuestion('weight', 'Weight', { placeholder: '58 kg' }),
  requiredQuestion('shoe_size', 'Shoe Size', { placeholder: 'UK 7' }),
  requiredQuestion('measurement', 'Measurement', { placeholder: 'All in one line' }),
  requiredQuestion('waist', 'Waist', inches),
  requiredQuestion('hips', 'Hips', inches),
  requiredQuestion('arm_hole', 'Arm Hole', inches),
  requiredQuestion('shoulder', 'Shoulder', inches),
  requiredQuestion('sleeve_length', 'Sleeve Length', inches),
  requiredQuestion('trouser_length', 'Trouser Length', inches),
  requiredQuestion('inseam_length', 'Inseam Length', inches),
  requiredQuestion('biceps', 'Biceps', manInInches),
  requiredQuestion('collar', 'Collar', manInInches),
  requiredQuestion('fork', 'Fork', manInInches),
  requiredQuestion('bust', 'Bust', womanInInches),
  requiredQuestion('cup_size', 'Cup Size', { only: 'Female', placeholder: 'B' }),
  requiredQuestion('above_bust', 'Above Bust', womanInInches),
  requiredQuestion('under_bust', 'Under Bust', womanInInches),
  requiredQuestion('upper_thigh', 'Upper Thigh', womanInInches),
  requiredQuestion('lower_thigh', 'Lower Thigh', womanInInches),
  requiredQuestion('till_elbow', 'Till Elbow', womanInInches),
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
    fields: [
      requiredQuestion('two_wheeler', '2-wheeler', yesOrNo),
      requiredQuestion('four_wheeler', '4-wheeler', yesOrNo),
    ],
  },
  {
    title: 'Privacy',
    lead: 'Choose who can see your sensitive answers. You can change this at any time.',
    fields: visibilityFields,
  },
];

import {
  availabilities,
  beards,
  bodyTypes,
  categories,
  disabilities,
  experienceFlags,
  eyeColors,
  genders,
  hairColors,
  hairLengths,
  roleFlags,
  skills,
  skinTones,
  tattoosAndPiercings,
} from './vocabulary.ts';

/** One fact of a talent's profile: the one place that says how it is sent, kept and answered. */
interface TalentField {
  readonly kind: 'line' | 'lines' | 'link' | 'flag' | 'day' | 'choice' | 'list';
  /** The closed list of a choice or of a list's values; a list without one takes any words. */
  readonly options?: readonly string[];
  /** The column that keeps it; without one, `details` does. */
  readonly column?: string;
  /** Neither asked of a child nor kept: the same names as in the database's `without_adult_details`. */
  readonly adult?: true;
  /** Nobody has to tell it, and the talent says who sees it. */
  readonly sensitive?: true;
}

const line = { kind: 'line' } as const;
const lines = { kind: 'lines' } as const;
const link = { kind: 'link' } as const;
const flag = { kind: 'flag' } as const;
const measure = { kind: 'line', sensitive: true } as const;
const adultMeasure = { ...measure, adult: true } as const;

const personal = {
  first_name: line,
  middle_name: line,
  last_name: line,
  /** Locked once it is kept. */
  date_of_birth: { kind: 'day', column: 'date_of_birth' },
  gender: { kind: 'choice', options: genders, column: 'gender' },
  profileType: { kind: 'choice', options: categories, column: 'profile_type' },
  current_location: line,
  country: { kind: 'line', column: 'country' },
  state: { kind: 'line', column: 'state' },
  city: { kind: 'line', column: 'city' },
  nationality: line,
  passport: flag,
  driver_license: flag,
  cinta_card: line,
  language: { kind: 'list', column: 'languages' },
  hobbies: line,
  sports: line,
  skills: { kind: 'list', options: skills, column: 'skills' },
  availabilities: { kind: 'list', options: availabilities },
  /** The categories of work that the talent is available for. */
  SkillsData: { kind: 'list', options: categories },
} as const;

const physical = {
  body_type: { kind: 'choice', options: bodyTypes, column: 'body_type' },
  skin_tone: { kind: 'choice', options: skinTones, column: 'skin_tone', sensitive: true },
  hair_length: { kind: 'choice', options: hairLengths },
  hair_color: { kind: 'choice', options: hairColors, column: 'hair_color' },
  eye_color: { kind: 'choice', options: eyeColors, column: 'eye_color' },
  beard: { kind: 'choice', options: beards, column: 'beard' },
  moustache: line,
  tattoo_piercing: { kind: 'choice', options: tattoosAndPiercings },
  disabilities: { kind: 'choice', options: disabilities, sensitive: true },
  distinctive_features: line,
  two_wheeler: flag,
  four_wheeler: flag,
  plus_size_model: { ...flag, sensitive: true },
  petite_model: { ...flag, sensitive: true },
  height: line,
  weight: measure,
  shoe_size: measure,
  waist: measure,
  hips: adultMeasure,
  measurement: measure,
  arm_hole: measure,
  shoulder: measure,
  sleeve_length: measure,
  trouser_length: measure,
  inseam_length: measure,
  biceps: measure,
  collar: measure,
  fork: measure,
  bust: adultMeasure,
  cup_size: adultMeasure,
  above_bust: adultMeasure,
  under_bust: adultMeasure,
  upper_thigh: adultMeasure,
  lower_thigh: adultMeasure,
  till_elbow: measure,
} as const;

/** Every field that is asked under these labels is a yes or no. */
function flags<const T extends Readonly<Record<string, string>>>(labels: T) {
  // The keys are those of the labels.
  return Object.fromEntries(Object.keys(labels).map((name) => [name, flag])) as {
    [K in keyof T]: typeof flag;
  };
}

const professional = {
  ...flags(roleFlags),
  romantic_roles: { ...flag, adult: true },
  ...flags(experienceFlags),
  lgbtq_friendly: { ...flag, adult: true, sensitive: true },
  hand_modeling: flag,
  foot_modeling: flag,
  body_double: { ...flag, adult: true },
  body_double_actor_name: line,
  lookalike_actor_name: line,
  special_niche: line,
  influencer_type: line,
  influencer_niche: line,
  acting_experience: lines,
  professional_training: lines,
  previous_work: lines,
  courses: lines,
  agency_name: line,
  manager_name: line,
  portfolio_link: link,
  imdb_profile: link,
  instagram_link: link,
  facebook_link: link,
  youtube_link: link,
} as const;

/** Every fact of a talent's profile that the talent writes, by its name on the wire. */
export const talentFields = { ...personal, ...physical, ...professional } satisfies Record<
  string,
  TalentField
>;
export type TalentFields = typeof talentFields;
export type TalentFieldName = keyof TalentFields;

/** Every field with what any of them may have. */
// The keys of the table are its names.
export const talentFieldList = Object.entries(talentFields) as [TalentFieldName, TalentField][];

/** The facts whose reader the talent chooses. */
export type SensitiveField = {
  [K in TalentFieldName]: TalentFields[K] extends { sensitive: true } ? K : never;
}[TalentFieldName];
// The filter asks for what makes a name one of these.
export const sensitiveFields = talentFieldList
  .filter(([, field]) => field.sensitive)
  .map(([name]) => name) as SensitiveField[];

/** What is neither asked of a child nor kept. */
export const adultFields = talentFieldList.filter(([, field]) => field.adult).map(([name]) => name);

import {
  availabilities,
  bodyTypes,
  disabilities,
  filterBeards,
  filterBodyTypes,
  filterEyeColors,
  filterHairColors,
  hairLengths,
  offeredBeards,
  offeredEyeColors,
  offeredHairColors,
  skills,
  skinTones,
  tattoosAndPiercings,
} from './talent-choices.ts';
import { experienceFlags, roleFlags } from './talent-vocabulary.ts';
import { categories, genders } from './vocabulary.ts';

/** Defines one field of a talent's profile: the only place that says how it is sent, stored and returned. */
interface TalentField {
  readonly kind: 'line' | 'lines' | 'link' | 'flag' | 'day' | 'choice' | 'list';
  /** The closed list of a choice or of a list's values; a list without one accepts free text. */
  readonly options?: readonly string[];
  /** The database column; without one, the value is stored in `details`. */
  readonly column?: string;
  /** Neither asked nor stored for a child; the names must match `without_adult_details` in the database. */
  readonly adult?: true;
  /** Optional, and the talent chooses who can see it. */
  readonly sensitive?: true;
  /** Shown to everyone who finds the talent, visitors too. */
  readonly public?: true;
  /** Offers the field as a filter of the talent lists. */
  readonly filter?: TalentFilter;
}

/** A filter reveals the answer, because anybody can try each option. So its field must be public and not sensitive. */
type TalentFieldRules = TalentField &
  (
    | { readonly filter?: never }
    | { readonly public: true; readonly sensitive?: never; readonly kind: 'flag' | 'choice' }
  );

/** How a field filters the talent lists. */
interface TalentFilter {
  /** What the filter offers; profile words that an option also matches are in `profile-filters.ts`. */
  readonly options: readonly string[];
  /** The generated column with the lower-case word; without one, the value in `details` is compared. */
  readonly column?: string;
}

/** The options of a filter on a yes/no field. */
export const yesNo = ['Yes', 'No'] as const;

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
  /** Locked once saved. */
  date_of_birth: { kind: 'day', column: 'date_of_birth' },
  gender: { kind: 'choice', options: genders, column: 'gender', public: true },
  profileType: { kind: 'choice', options: categories, column: 'profile_type', public: true },
  current_location: line,
  country: { kind: 'line', column: 'country', public: true },
  state: { kind: 'line', column: 'state', public: true },
  city: { kind: 'line', column: 'city', public: true },
  nationality: line,
  passport: flag,
  driver_license: { ...flag, adult: true },
  cinta_card: line,
  language: { kind: 'list', column: 'languages', public: true },
  hobbies: line,
  sports: line,
  skills: { kind: 'list', options: skills, column: 'skills', public: true },
  availabilities: { kind: 'list', options: availabilities },
  /** Work categories for which the talent is available. */
  SkillsData: { kind: 'list', options: categories },
} as const;

const physical = {
  body_type: {
    kind: 'choice',
    options: bodyTypes,
    column: 'body_type',
    public: true,
    filter: { options: filterBodyTypes, column: 'plain_body' },
  },
  skin_tone: { kind: 'choice', options: skinTones, column: 'skin_tone', sensitive: true },
  hair_length: { kind: 'choice', options: hairLengths },
  hair_color: {
    kind: 'choice',
    options: offeredHairColors,
    column: 'hair_color',
    public: true,
    filter: { options: filterHairColors, column: 'plain_hair' },
  },
  eye_color: {
    kind: 'choice',
    options: offeredEyeColors,
    column: 'eye_color',
    public: true,
    filter: { options: filterEyeColors, column: 'plain_eyes' },
  },
  beard: {
    kind: 'choice',
    options: offeredBeards,
    column: 'beard',
    public: true,
    filter: { options: filterBeards, column: 'plain_beard' },
  },
  tattoos: { ...flag, public: true, filter: { options: yesNo } },
  moustache: line,
  tattoo_piercing: { kind: 'choice', options: tattoosAndPiercings },
  disabilities: { kind: 'choice', options: disabilities, sensitive: true },
  distinctive_features: line,
  two_wheeler: { ...flag, adult: true },
  four_wheeler: { ...flag, adult: true },
  plus_size_model: { ...flag, sensitive: true },
  petite_model: { ...flag, sensitive: true },
  height: { ...line, public: true },
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

/** Declares a boolean field for each name. */
function flags<const T extends readonly string[]>(names: T) {
  // The keys are those of the names.
  return Object.fromEntries(names.map((name) => [name, flag])) as { [K in T[number]]: typeof flag };
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

/** All profile fields a talent can edit, by their API names. */
export const talentFields = { ...personal, ...physical, ...professional } satisfies Record<
  string,
  TalentFieldRules
>;
export type TalentFields = typeof talentFields;
export type TalentFieldName = keyof TalentFields;

/** All fields as a list, each with the widest field type. */
// The keys of the table are the field names.
export const talentFieldList = Object.entries(talentFields) as [TalentFieldName, TalentField][];

/** Fields whose visibility the talent chooses. */
export type SensitiveField = {
  [K in TalentFieldName]: TalentFields[K] extends { sensitive: true } ? K : never;
}[TalentFieldName];
// The filter checks the property that defines this type.
export const sensitiveFields = talentFieldList
  .filter(([, field]) => field.sensitive)
  .map(([name]) => name) as SensitiveField[];

/** Fields that are neither asked nor stored for a child. */
export const adultFields = talentFieldList.filter(([, field]) => field.adult).map(([name]) => name);

/** Fields that everyone may see. */
export const publicFields = talentFieldList.filter(([, field]) => field.public).map(([name]) => name);

/** Fields with a closed list of answers or filters, besides those whose values have names elsewhere too. */
export type ChoiceField = Exclude<
  {
    [K in TalentFieldName]: TalentFields[K] extends
      | { options: readonly string[] }
      | { filter: { options: readonly string[] } }
      ? K
      : never;
  }[TalentFieldName],
  'gender' | 'profileType' | 'SkillsData'
>;

/** A value that a talent can answer or a filter offers. */
export type ChoiceOf<F extends ChoiceField> =
  | (TalentFields[F] extends { options: readonly (infer Option extends string)[] } ? Option : never)
  | (TalentFields[F] extends { filter: { options: readonly (infer Option extends string)[] } }
      ? Option
      : never);

/** Fields offered as a filter of the talent lists. */
export type FilterableField = {
  [K in TalentFieldName]: TalentFields[K] extends { filter: object } ? K : never;
}[TalentFieldName];
// The check finds the property that defines this type.
export const filterableFields = talentFieldList.flatMap(([name, { kind, filter }]) =>
  filter ? [[name, { kind, ...filter }]] : [],
) as [FilterableField, TalentFilter & Pick<TalentField, 'kind'>][];

import { adultFields, type TalentFieldName } from './talent-fields.ts';
import type { Category, Gender } from './vocabulary.ts';

/** An answer or a file that a complete profile has. */
export type RequiredAnswer = TalentFieldName | 'headshot_image' | 'full_image' | 'audition_video';

interface Group {
  names: readonly RequiredAnswer[];
  /** Only asked of adults of this gender. */
  only?: Gender;
}

/** What a complete profile answers, in groups of which a profile type may not need all. */
const groups = {
  person: {
    names: [
      ...(['first_name', 'last_name', 'date_of_birth', 'gender', 'profileType'] as const),
      ...(['current_location', 'city', 'state', 'country', 'nationality', 'passport', 'language'] as const),
    ],
  },
  vehicles: { names: ['driver_license', 'two_wheeler', 'four_wheeler'] },
  looks: {
    names: [
      ...(['body_type', 'skin_tone', 'hair_length', 'hair_color', 'eye_color'] as const),
      ...(['tattoo_piercing', 'disabilities', 'distinctive_features'] as const),
    ],
  },
  looksOfMen: { names: ['moustache', 'beard'], only: 'Male' },
  sizes: { names: ['height', 'weight', 'shoe_size'] },
  tailoring: {
    names: [
      ...(['measurement', 'waist', 'hips', 'arm_hole', 'shoulder'] as const),
      ...(['sleeve_length', 'trouser_length', 'inseam_length'] as const),
    ],
  },
  tailoringOfMen: { names: ['biceps', 'collar', 'fork'], only: 'Male' },
  tailoringOfWomen: {
    names: [
      ...(['bust', 'cup_size', 'above_bust', 'under_bust'] as const),
      ...(['upper_thigh', 'lower_thigh', 'till_elbow'] as const),
    ],
    only: 'Female',
  },
  links: { names: ['portfolio_link', 'instagram_link', 'facebook_link', 'youtube_link'] },
  filmography: { names: ['imdb_profile'] },
  headshot: { names: ['headshot_image'] },
  figure: { names: ['full_image'] },
  scene: { names: ['audition_video'] },
} as const satisfies Record<string, Group>;
type GroupName = keyof typeof groups;

const tailoring: readonly GroupName[] = ['tailoring', 'tailoringOfMen', 'tailoringOfWomen'];
const neverSeen: readonly GroupName[] = [
  ...tailoring,
  ...(['vehicles', 'looks', 'looksOfMen', 'sizes', 'filmography', 'figure', 'scene'] as const),
];

/** The groups that a profile type does not need: nobody measures a voice. Other types need every group. */
const notNeeded: Partial<Record<string, readonly GroupName[]>> = {
  KIDS: [...tailoring, 'filmography'],
  INFLUENCERS: [...tailoring, 'vehicles', 'filmography', 'scene'],
  'VOICE OVER': neverSeen,
  DANCERS: [...tailoring, 'vehicles', 'filmography'],
  'Talent Agencies': neverSeen,
} satisfies Partial<Record<Category, readonly GroupName[]>>;

/** Leaving one unanswered is an answer too, so it is never missing: many people have one name only. */
const optional: ReadonlySet<string> = new Set<RequiredAnswer>(['disabilities', 'last_name']);

/** What decides which answers a complete profile has. */
export interface Circumstances {
  profileType?: string | null | undefined;
  gender?: string | null | undefined;
  child: boolean;
}

/** Returns the answers that the form marks as required. None of them prevents a save. */
export function requiredAnswers({ profileType, gender, child }: Circumstances): RequiredAnswer[] {
  const skipped = notNeeded[profileType ?? ''];
  const entries: [string, Group][] = Object.entries(groups);
  return entries
    .filter(([group, { only }]) => {
      if (skipped?.some((name) => name === group)) return false;
      return !only || (!child && only === gender);
    })
    .flatMap(([, { names }]) => names)
    .filter((name) => !child || !adultFields.some((adult) => adult === name));
}

/** Returns the required answers that a profile lacks. */
export function missingAnswers(
  profile: Readonly<Record<string, unknown>>,
  circumstances: Circumstances,
): RequiredAnswer[] {
  return requiredAnswers(circumstances).filter((name) => !optional.has(name) && isEmpty(profile[name]));
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

import {
  adultFields,
  type SensitiveField,
  sensitiveFields,
  type TalentFieldName,
} from '@kirdaar/contract/rules/talent-fields';
import {
  experienceFlags,
  type FactVisibility,
  roleFlags,
  type TalentReader,
} from '@kirdaar/contract/rules/vocabulary';

/** All that is told of a talent besides its id and its name. */
export type Fact =
  | TalentFieldName
  | 'age'
  | 'email'
  | 'mobile'
  | 'work_links'
  | 'image'
  | 'images'
  | 'headshot_image'
  | 'full_image'
  | 'audition_video';

/** What somebody who reads a profile is told, before it is asked fact by fact. */
export interface Reading {
  reader: TalentReader;
  /** Whether the talent lets this house make contact. */
  hasContact: boolean;
  is_child: boolean;
  chosen: Readonly<Record<SensitiveField, FactVisibility>>;
}

/** Who sees a sensitive fact as long as the talent chooses nothing else. */
export const USUAL_VISIBILITY: FactVisibility = 'on_application';

/** What the lists and the page of a talent show to anyone. */
const card: ReadonlySet<string> = new Set<Fact>([
  ...(['age', 'gender', 'city', 'state', 'country', 'profileType', 'language', 'skills'] as const),
  ...(['body_type', 'hair_color', 'eye_color', 'beard', 'height'] as const),
  ...(['image', 'images', 'headshot_image', 'full_image'] as const),
]);

/** Of a child, neither its age nor where it lives, and one picture. */
const untoldOfChildren: ReadonlySet<string> = new Set<Fact>([
  ...(['age', 'city', 'state', 'images', 'headshot_image', 'full_image'] as const),
]);

/** What tells houses whether a talent fits. */
const work: ReadonlySet<string> = new Set<string>([
  ...Object.keys(roleFlags),
  ...Object.keys(experienceFlags),
  ...([
    ...(['first_name', 'middle_name', 'last_name', 'nationality', 'hobbies', 'sports'] as const),
    ...(['passport', 'driver_license', 'cinta_card', 'availabilities', 'SkillsData'] as const),
    ...(['hair_length', 'moustache', 'tattoo_piercing', 'two_wheeler', 'four_wheeler'] as const),
    ...(['hand_modeling', 'foot_modeling', 'body_double', 'body_double_actor_name'] as const),
    ...(['lookalike_actor_name', 'special_niche', 'influencer_type', 'influencer_niche'] as const),
    ...(['acting_experience', 'professional_training', 'previous_work', 'courses'] as const),
    ...(['portfolio_link', 'imdb_profile', 'youtube_link', 'work_links'] as const),
    'audition_video',
  ] satisfies Fact[]),
]);

/** What reaches a talent. */
const contact: ReadonlySet<string> = new Set<Fact>(['email', 'mobile', 'instagram_link', 'facebook_link']);

const isForAdults: ReadonlySet<string> = new Set(adultFields);

/** Whether a fact is told to a reader. What is in no list above is for houses that the talent applied to. */
export function isTold(fact: Fact, { reader, hasContact, is_child, chosen }: Reading): boolean {
  if (is_child && isForAdults.has(fact)) return false;
  if (reader === 'self') return true;
  if (is_child && reader !== 'applied') return card.has(fact) && !untoldOfChildren.has(fact);
  if (contact.has(fact)) return reader === 'applied' && hasContact;
  if (isSensitive(fact)) return isChosenFor(reader, chosen[fact]);
  return reader === 'applied' || card.has(fact) || (reader === 'house' && work.has(fact));
}

function isSensitive(fact: Fact): fact is SensitiveField {
  return sensitiveFields.some((field) => field === fact);
}

function isChosenFor(reader: TalentReader, visibility: FactVisibility): boolean {
  if (reader === 'applied') return visibility !== 'private';
  return reader === 'house' && visibility === 'discoverable';
}

import {
  adultFields,
  publicFields,
  type SensitiveField,
  sensitiveFields,
  type TalentFieldName,
} from '@kirdaar/contract/rules/talent-fields';
import {
  experienceFlags,
  type FactVisibility,
  roleFlags,
  type TalentReader,
} from '@kirdaar/contract/rules/talent-vocabulary';

export type Fact =
  | TalentFieldName
  | 'age'
  | 'email'
  | 'mobile'
  | 'work_links'
  | 'credits'
  | 'image'
  | 'images'
  | 'headshot_image'
  | 'full_image'
  | 'audition_video';

/** What decides which facts of a profile a reader may see. */
export interface Access {
  reader: TalentReader;
  hasContact: boolean;
  isVerifiedHouse: boolean;
  is_child: boolean;
  chosen: Readonly<Record<SensitiveField, FactVisibility>>;
}

/** Who may see a sensitive fact unless the talent chooses otherwise. */
export const DEFAULT_VISIBILITY: FactVisibility = 'on_application';

/** Facts that lists and the talent's page show to everyone. */
const publicFacts: ReadonlySet<string> = new Set<Fact>([
  'age',
  'credits',
  'image',
  'images',
  'headshot_image',
  'full_image',
  ...publicFields,
]);

/** Public facts that are hidden for a child: the age, the city, the résumé, and all pictures but one. */
const hiddenForChildren: ReadonlySet<string> = new Set<Fact>([
  'age',
  'city',
  'state',
  'credits',
  'images',
  'headshot_image',
  'full_image',
]);

/** Facts by which houses judge whether a talent matches. */
const houseFacts: ReadonlySet<string> = new Set<string>([
  ...roleFlags,
  ...experienceFlags,
  ...([
    'first_name',
    'middle_name',
    'last_name',
    'nationality',
    'hobbies',
    'sports',
    'passport',
    'driver_license',
    'cinta_card',
    'availabilities',
    'SkillsData',
    'hair_length',
    'moustache',
    'tattoo_piercing',
    'two_wheeler',
    'four_wheeler',
    'hand_modeling',
    'foot_modeling',
    'body_double',
    'body_double_actor_name',
    'lookalike_actor_name',
    'special_niche',
    'influencer_type',
    'influencer_niche',
    'acting_experience',
    'professional_training',
    'previous_work',
    'courses',
    'portfolio_link',
    'imdb_profile',
    'youtube_link',
    'work_links',
    'audition_video',
  ] satisfies Fact[]),
]);

const contactFacts: ReadonlySet<string> = new Set<Fact>([
  'email',
  'mobile',
  'instagram_link',
  'facebook_link',
]);

const adultFacts: ReadonlySet<string> = new Set(adultFields);

/** Whether a reader may see a fact. Facts in none of the lists are only for houses the talent applied to. */
export function isVisible(fact: Fact, access: Access): boolean {
  const { reader, is_child, chosen } = access;
  if (is_child && adultFacts.has(fact)) return false;
  if (reader === 'self') return true;
  if (is_child && reader !== 'applied') return publicFacts.has(fact) && !hiddenForChildren.has(fact);
  if (contactFacts.has(fact) || fact === 'date_of_birth') return isReachable(fact, access);
  if (isSensitive(fact)) return isChosenFor(reader, chosen[fact]);
  return reader === 'applied' || publicFacts.has(fact) || (reader === 'house' && houseFacts.has(fact));
}

/** Only a verified house that the talent applied to sees the date of birth and, by consent, the contact. */
function isReachable(fact: Fact, { reader, hasContact, isVerifiedHouse }: Access): boolean {
  return reader === 'applied' && isVerifiedHouse && (hasContact || fact === 'date_of_birth');
}

function isSensitive(fact: Fact): fact is SensitiveField {
  return sensitiveFields.some((field) => field === fact);
}

function isChosenFor(reader: TalentReader, visibility: FactVisibility): boolean {
  if (reader === 'applied') return visibility !== 'private';
  return reader === 'house' && visibility === 'discoverable';
}

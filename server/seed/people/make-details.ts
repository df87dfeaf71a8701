import { availabilities, hairLengths } from '@kirdaar/contract/rules/talent-choices';
import { filterableFields, type TalentFieldName } from '@kirdaar/contract/rules/talent-fields';
import { experienceFlags, type FactVisibility, roleFlags } from '@kirdaar/contract/rules/talent-vocabulary';
import { experienceOf, portfolioOf, sentence } from '#seed/applications/form.ts';
import type { TalentCategory } from '#seed/people/experience.ts';
import { makeCredits } from '#seed/people/make-credits.ts';
import { makeMeasures } from '#seed/people/make-measures.ts';
import { handleOf, type Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';

type Facts = Partial<Record<TalentFieldName, string | boolean | readonly string[]>>;

const hobbies = [
  'Reading',
  'Cooking',
  'Photography',
  'Trekking',
  'Painting',
  'Gardening',
  'Travelling',
  'Chess',
];
const sports = [
  'Cricket',
  'Badminton',
  'Kabaddi',
  'Football',
  'Swimming',
  'Table tennis',
  'Kho-kho',
  'Running',
];
const features = [
  'Dimples',
  'A mole beside the left eye',
  'A deep voice',
  'Freckles',
  'A gap between the front teeth',
];
/** Yes/no fields by which talent is filtered. */
const filterFlags = filterableFields.flatMap(([name, { kind }]) => (kind === 'flag' ? [name] : []));
const niches: readonly string[] = ['Food', 'Travel', 'Fashion', 'Comedy', 'Fitness', 'Books'];

/** Other categories in which a talent of this kind is booked. */
const alsoBookedFor: Partial<Record<TalentCategory, readonly TalentCategory[]>> = {
  'ACTORS & ACTRESS': ['Theater Artist', 'VOICE OVER'],
  'FASHION MODELS': ['ACTORS & ACTRESS', 'INFLUENCERS'],
  DANCERS: ['ACTORS & ACTRESS'],
  'Theater Artist': ['ACTORS & ACTRESS', 'VOICE OVER'],
  INFLUENCERS: ['FASHION MODELS'],
};

/** Makes the profile details that have no column, in the form in which the wizard saves them. */
export function makeDetails(random: Random, person: Person) {
  const isAdult = person.age >= 18;
  const facts: Facts = {
    ...aboutSelf(random, person),
    ...aboutLooks(random, person),
    ...makeMeasures(random, person),
    ...aboutWork(random, person),
    ...(isAdult && aboutContacts(random, person)),
  };
  const work_links = isAdult && random.chance(0.4) ? [`https://reel.example/${handleOf(person)}`] : [];
  const field_visibility: Partial<Record<TalentFieldName, FactVisibility>> = random.chance(0.3)
    ? { weight: 'private', skin_tone: 'discoverable' }
    : {};
  return { ...facts, work_links, credits: makeCredits(person), field_visibility };
}

function aboutSelf(
  random: Random,
  { age, first_name, last_name, nationality, city, profile_type }: Person,
): Facts {
  const isActor = profile_type === 'ACTORS & ACTRESS';
  return {
    first_name,
    last_name,
    nationality,
    current_location: city,
    passport: random.chance(0.6),
    driver_license: age >= 18 && random.chance(0.7),
    cinta_card: isActor && random.chance(0.4) ? 'Yes' : 'No',
    hobbies: random.sample(hobbies, 2).join(', '),
    sports: random.pick(sports),
    availabilities: random.sample(availabilities, random.whole(2, 5)),
    SkillsData: [profile_type, ...random.sample(alsoBookedFor[profile_type] ?? [], 1)],
    two_wheeler: age >= 18 && random.chance(0.6),
    four_wheeler: age >= 18 && random.chance(0.4),
  };
}

function aboutLooks(random: Random, { age, gender, beard }: Person): Facts {
  const isMan = gender === 'Male' && age >= 18;
  return {
    hair_length:
      gender === 'Male' ? random.pick(['SMALL', 'SMALL', 'Medium']) : random.pick(hairLengths.slice(1, 3)),
    ...Object.fromEntries(filterFlags.map((name) => [name, age >= 18 && age % 3 === 0])),
    tattoo_piercing: age >= 18 ? random.pick(['No', 'No', 'No', 'Yes', 'HIDDEN']) : 'No',
    ...(random.chance(0.2) && { distinctive_features: random.pick(features) }),
    ...(isMan && { moustache: beard === 'CLEAN SHAVE' ? 'None' : random.pick(['Thin', 'Full']) }),
    ...(gender === 'Female' &&
      age >= 18 && { petite_model: random.chance(0.2), plus_size_model: random.chance(0.1) }),
  };
}

function aboutWork(random: Random, person: Person): Facts {
  const { age, profile_type } = person;
  // An adult can be asked to play any of these roles, a child only child roles.
  const roles: readonly string[] = age >= 18 ? random.sample([...roleFlags], 4) : ['child_roles'];
  const flags = Object.fromEntries(roleFlags.map((name) => [name, roles.includes(name)]));
  const experience = Object.fromEntries(experienceFlags.map((name) => [name, random.chance(0.35)]));
  return {
    ...flags,
    ...experience,
    ...(profile_type === 'Theater Artist' && { theatre: true }),
    ...(profile_type === 'FASHION MODELS' && { print_modeling: true, hand_modeling: true }),
    ...(profile_type === 'INFLUENCERS' && {
      influencer_type: 'Micro',
      influencer_niche: random.pick(niches),
    }),
    acting_experience: experienceOf(person),
    previous_work: sentence(person.work),
    professional_training: sentence(person.training),
    courses: sentence(person.training),
  };
}

function aboutContacts(random: Random, person: Person): Facts {
  const handle = handleOf(person);
  return {
    portfolio_link: portfolioOf(person),
    instagram_link: `https://social.example/${handle}`,
    ...(random.chance(0.5) && { youtube_link: `https://video.example/${handle}` }),
    ...(random.chance(0.3) && { imdb_profile: `https://films.example/${handle}` }),
    ...(random.chance(0.25) && { agency_name: 'Rangmanch Talent', manager_name: 'Meera Kulkarni' }),
  };
}

import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { type City, cities } from '#seed/people/cities.ts';
import { foreigners } from '#seed/people/foreigners.ts';
import { communities } from '#seed/people/names.ts';
import type { Random } from '#seed/random.ts';

interface Origin {
  first_name: string;
  last_name: string;
  city: string;
  state: string | null;
  country: string;
  nationality: string;
  languages: string[];
  skin_tone?: string;
}

const cityDraw: City[] = cities.flatMap((entry) => Array.from({ length: entry.weight }, () => entry));
const filmCities = cities.filter(({ city }) => ['Mumbai', 'Delhi', 'Panaji', 'Bengaluru'].includes(city));

/** Makes a home city, a name and languages. Most people live where their language is spoken. */
export function makeOrigin(random: Random, gender: Gender): Origin {
  const { city, state, language } = random.pick(cityDraw);
  const local = communities.filter(({ states }) => states.includes(state));
  const community = random.pick(local.length > 0 && random.chance(0.68) ? local : communities);
  const languages = [...community.languages, language, ...(random.chance(0.75) ? ['English'] : [])];
  return {
    first_name: random.pick(givenNames(random, gender, community)),
    last_name: random.pick(community.surnames),
    city,
    state,
    country: 'India',
    nationality: 'Indian',
    languages: [...new Set(languages)],
  };
}

/** Places half of the foreign freelancers in India; the other half only travel there for work. */
export function makeForeignOrigin(random: Random, gender: Gender): Origin {
  const { country, home, languages, skin, ...names } = random.pick(foreigners);
  const [first_name = '', ...rest] = random.pick<string>(givenNames(random, gender, names)).split(' ');
  const name = { first_name, last_name: rest.join(' '), nationality: country, skin_tone: skin };
  if (random.chance(0.5)) return { ...name, city: home, state: null, country, languages: [...languages] };
  const { city, state } = random.pick(filmCities);
  return { ...name, city, state, country: 'India', languages: [...new Set([...languages, 'Hindi'])] };
}

function givenNames(
  random: Random,
  gender: Gender,
  { female, male }: { female: readonly string[]; male: readonly string[] },
) {
  if (gender === 'Other') return random.chance(0.5) ? female : male;
  return gender === 'Female' ? female : male;
}

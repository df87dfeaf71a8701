import { addDays } from '@kirdaar/contract/rules/calendar';
import type { Gender } from '@kirdaar/contract/rules/vocabulary';
import { demoAccounts } from '#seed/demo-accounts.ts';
import { celebrate } from '#seed/people/celebrate.ts';
import { experiences, type TalentCategory } from '#seed/people/experience.ts';
import { makeBody } from '#seed/people/make-body.ts';
import { makeForeignOrigin, makeOrigin } from '#seed/people/make-origin.ts';
import { fullName, handleOf, type Person } from '#seed/people/person.ts';
import type { Random } from '#seed/random.ts';
import { testMobile } from '#seed/test-mobile.ts';
import { timeOnDay } from '#seed/times.ts';

type Unreachable = Omit<Person, 'email' | 'mobile'>;

/** Makes the talent of the demo world, with unique names. The first one belongs to the demo account. */
export function makePeople(random: Random, today: string): Person[] {
  const people = [demoTalent(random, today)];
  const taken = new Set(people.map(fullName));
  // TypeScript loses the key type when it iterates over a record.
  for (const [category, { count }] of Object.entries(experiences) as [TalentCategory, { count: number }][]) {
    const total = people.length + count - (category === 'ACTORS & ACTRESS' ? 1 : 0);
    while (people.length < total) {
      const person = makePerson(random, category, today);
      if (taken.has(fullName(person))) continue;
      taken.add(fullName(person));
      people.push(person);
    }
  }
  return celebrate(people, today).map((person, index) => ({
    ...person,
    email: index === 0 ? demoAccounts.talent : `${handleOf(person)}@mail.example`,
    // The first hundred test numbers belong to the houses.
    mobile: testMobile(100 + index),
  }));
}

function makePerson(random: Random, category: TalentCategory, today: string): Unreachable {
  const { ages, skills, work, training } = experiences[category];
  const gender = genderOf(random, category);
  // Makes younger people more common than older ones.
  const age = ages[0] + Math.floor((ages[1] - ages[0] + 1) * random.next() ** 1.9);
  const origin =
    category === 'Freelance Foreigners' ? makeForeignOrigin(random, gender) : makeOrigin(random, gender);
  const body = makeBody(random, gender, age);
  const created = addDays(today, -random.whole(100, 420));
  return {
    id: random.uuid(),
    gender,
    age,
    date_of_birth: birthDate(random, age, today),
    profile_type: category,
    skills: random.sample(skills, random.whole(2, Math.min(5, skills.length))),
    work: random.pick(work),
    training: random.pick(training),
    ...body,
    ...origin,
    skin_tone: origin.skin_tone ?? body.skin_tone,
    cover: coverOf(random, gender, age, origin.languages[0]),
    bindi:
      gender === 'Female' &&
      age >= 18 &&
      origin.country === 'India' &&
      origin.languages[0] !== 'Urdu' &&
      random.chance(0.4),
    created_at: timeOnDay(random, created),
    updated_at: timeOnDay(random, addDays(today, -random.whole(1, 90))),
  };
}

function genderOf(random: Random, category: TalentCategory): Gender {
  if (category !== 'KIDS' && random.chance(0.05)) return 'Other';
  return random.chance(0.5) ? 'Female' : 'Male';
}

/**
 * Returns a birthday at least ten days from today in both directions, so that the age does not change while
 * the demo is in use.
 */
function birthDate(random: Random, age: number, today: string): string {
  return addDays(today, -Math.floor(age * 365.2425) - random.whole(10, 350));
}

function coverOf(random: Random, gender: Gender, age: number, language: string | undefined) {
  if (language === 'Punjabi' && gender === 'Male') {
    return random.chance(0.5) ? ('turban' as const) : null;
  }
  if (language === 'Urdu' && gender === 'Female' && age > 20)
    return random.chance(0.2) ? ('hijab' as const) : null;
  return null;
}

function demoTalent(random: Random, today: string): Unreachable {
  return {
    ...makePerson(random, 'ACTORS & ACTRESS', today),
    first_name: 'Ananya',
    last_name: 'Deshpande',
    gender: 'Female',
    age: 24,
    date_of_birth: birthDate(random, 24, today),
    city: 'Mumbai',
    state: 'Maharashtra',
    country: 'India',
    nationality: 'Indian',
    languages: ['Marathi', 'Hindi', 'English'],
    skills: ['Indian dance form', 'Singing Ability', 'Swimming Ability', 'Driving Skills', 'Voice Acting'],
    body_type: 'Slim',
    skin_tone: 'WHEATISH',
    hair_color: 'BLACK',
    eye_color: 'BROWN',
    beard: null,
    height: 165,
    weight: 54,
    work: 'the second lead in an independent film that travelled to three festivals',
    training: 'a one-year acting diploma in Mumbai',
    cover: null,
    bindi: true,
  };
}

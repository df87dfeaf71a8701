import type { Credit } from '@kirdaar/contract/rules/credits';
import type { Person } from '#seed/people/person.ts';

type Work = Omit<Credit, 'year' | 'link'>;

const works: readonly Work[] = [
  { project: 'Barsaat ki Ek Raat', kind: 'Film', role: 'The neighbour', house: 'Pratham Reel Pictures' },
  { project: 'Tram No. 9', kind: 'Web series', role: 'Inspector’s aide', house: 'Howrah Lane Studio' },
  { project: 'Court Martial', kind: 'Theatre', role: 'Captain Rai', house: 'Aarambh Theatre Group' },
  { project: 'Saanjh', kind: 'Short film', role: 'The elder sibling', house: 'Film school diploma' },
  { project: 'Chai Point monsoon campaign', kind: 'Advertisement', role: null, house: 'Blue Umbrella Ads' },
  { project: 'Ghar Grihasti', kind: 'Television', role: 'The teacher', house: 'Utsav Telefilms' },
  { project: 'Dhol Baaje', kind: 'Music video', role: 'Lead dancer', house: 'Surtaal Records' },
  { project: 'Lamp Street', kind: 'Film', role: 'Shopkeeper', house: 'Monsoon Lantern Films' },
];

const SPAN = 2;
const MAX_WORKS = 5;

/** Makes the résumé of an adult; people of other ages have done other work. */
export function makeCredits({ age, date_of_birth }: Person): Credit[] {
  if (age < 18) return [];
  const thisYear = Number(date_of_birth.slice(0, 4)) + age;
  const count = Math.min(MAX_WORKS, 1 + Math.floor((age - 18) / 3));
  return Array.from({ length: count }, (_, place) => {
    const work = works[(age + 3 * place) % works.length] ?? { project: 'Saanjh', kind: 'Film' as const };
    return { role: null, house: null, ...work, year: thisYear - SPAN * place, link: null };
  });
}

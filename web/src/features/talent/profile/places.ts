import { citiesOfStates } from '@kirdaar/contract/rules/talent-cities';

/* Suggestions for a place. Any other place can be typed. */

const statesOfIndia = Object.keys(citiesOfStates).sort();
const citiesOfIndia = [...new Set(Object.values(citiesOfStates).flat())].sort();

/** Returns the known states of a country, and those of India before a country is entered. */
export function statesOf(country: string): readonly string[] {
  return isIndia(country) ? statesOfIndia : [];
}

/** Returns the larger cities of a state of India, or of all states. */
export function citiesOf(country: string, state: string): readonly string[] {
  if (!isIndia(country)) return [];
  const known = statesOfIndia.find((name) => name.toLowerCase() === state.trim().toLowerCase());
  return citiesOfStates[known ?? ''] ?? citiesOfIndia;
}

function isIndia(country: string): boolean {
  return ['', 'india', 'bharat'].includes(country.trim().toLowerCase());
}

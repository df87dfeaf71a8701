import { citiesOfStates } from '@kirdaar/contract/rules/talent-cities';
import { expect, test } from 'vitest';
import { loadTowns, stateOf, townsLike } from './find-towns.ts';

const towns = await loadTowns();

test('knows the towns of every state in their usual spelling', () => {
  const states = new Set(towns.map(({ state }) => state));

  expect(Object.keys(citiesOfStates).filter((state) => !states.has(state))).toEqual([
    'Andaman and Nicobar Islands',
  ]);
  expect(townsLike(towns, 'aliba', '')).toContain('Alibag');
  expect(townsLike(towns, 'aliba', 'Kerala')).toEqual([]);
});

test('suggests names that begin with the text before names with a later word that does', () => {
  const known = ['Navi Mumbai', 'Mumbai', 'Pune'].map((name) => ({ name, state: 'Maharashtra' }));

  expect(townsLike(known, 'mum', '')).toEqual(['Mumbai', 'Navi Mumbai']);
  expect(townsLike(known, ' ', '')).toEqual([]);
});

test('knows the state of a town only if there is one town of that name', () => {
  const known = [
    { name: 'Udaipur', state: 'Rajasthan' },
    { name: 'Udaipur', state: 'Tripura' },
    { name: 'Alibag', state: 'Maharashtra' },
  ];

  expect([stateOf(known, 'alibag'), stateOf(known, 'Udaipur'), stateOf(known, 'Paris')]).toEqual([
    'Maharashtra',
    undefined,
    undefined,
  ]);
});

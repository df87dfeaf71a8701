import { expect, test } from 'vitest';
import { buyerPlaces, gstCodeOf, OUTSIDE_INDIA, stateNames } from './states.ts';

test('lists 36 States and union territories by name, each with its GST code', () => {
  const codes = stateNames.map(gstCodeOf);

  expect(stateNames).toHaveLength(36);
  expect([stateNames.at(0), stateNames.at(-1)]).toEqual(['Andaman and Nicobar Islands', 'West Bengal']);
  expect(new Set(codes).size).toBe(36);
  expect([gstCodeOf('Maharashtra'), gstCodeOf('Delhi')]).toEqual(['27', '07']);
});

test('a buyer can also live outside India, which tax returns call 96', () => {
  expect(buyerPlaces).toHaveLength(37);
  expect(buyerPlaces.at(-1)).toBe(OUTSIDE_INDIA);
  expect(gstCodeOf(OUTSIDE_INDIA)).toBe('96');
});

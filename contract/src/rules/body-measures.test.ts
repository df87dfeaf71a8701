import { expect, test } from 'vitest';
import { findMeasureProblem } from './body-measures.ts';

test.each([
  '5 ft 6 in',
  '5 ft 6 in (168 cm)',
  `5'6"`,
  '5’ 11”',
  '5.8',
  '6 feet',
  '168',
  '168 cm',
  '168.5cm',
  '1.68 m',
  '76 cm',
  ...[
    '30 cm',
    '250 cm',
    '1 feet',
    '8 ft 2 in',
    '5-6',
    '5 6',
    `5′ 11.5`,
    '167,5',
    '1,7 m',
    '2.5 m',
    '5ft',
    '6 foot 1',
    '5',
  ],
  ...['about 168 cm', '  1.68  ', '168  cm', '1.68 M tall'],
])('accepts the height %s', (height) => {
  expect(findMeasureProblem('height', height)).toBeUndefined();
});

test.each([
  '1680 cm',
  '1680',
  '19 ft',
  '20 cm',
  '12 cm',
  '999',
  '29.9 cm',
  '250.1 cm',
  '8 ft 3 in',
  '0.29',
  '8 feet 9.5',
  '8 ft 10 in',
  '8 ft 2.45 in',
  '8 6',
])('rejects the height %s', (height) => {
  expect(findMeasureProblem('height', height)).toBe('implausible');
});

test.each([
  '58',
  '58 kg',
  '58.5kg',
  '128 lbs',
  '~ 60 kg',
  '60 to 62 kg',
  '3.2 kg',
  '2 kg',
  '300',
  '4.5 lb',
  '661 Pounds',
  '58,5 kg',
])('accepts the weight %s', (weight) => {
  expect(findMeasureProblem('weight', weight)).toBeUndefined();
});

test.each(['580 kg', '1', '5800', '900 lb', '1.9 kg', '300.1', '4.4 lb', '662 pounds'])(
  'rejects the weight %s',
  (weight) => {
    expect(findMeasureProblem('weight', weight)).toBe('implausible');
  },
);

test.each(['tall', '168 m', 'cm'])('finds no height in %s', (height) => {
  expect(findMeasureProblem('height', height)).not.toBeUndefined();
});

test('asks for a missing number', () => {
  expect([findMeasureProblem('height', 'tall'), findMeasureProblem('weight', 'light')]).toEqual([
    'unreadable',
    'unreadable',
  ]);
});

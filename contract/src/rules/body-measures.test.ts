import { expect, test } from 'vitest';
import { heightError, weightError } from './body-measures.ts';

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
])('accepts the height %s', (height) => {
  expect(heightError(height)).toBeUndefined();
});

test.each(['1680 cm', '1680', '19 ft', '20 cm', '12 cm', '999'])('rejects the height %s', (height) => {
  expect(heightError(height)).toMatch(/^Check your height/);
});

test.each(['58', '58 kg', '58.5kg', '128 lbs', '~ 60 kg', '60 to 62 kg', '3.2 kg'])(
  'accepts the weight %s',
  (weight) => {
    expect(weightError(weight)).toBeUndefined();
  },
);

test.each(['580 kg', '1', '5800', '900 lb'])('rejects the weight %s', (weight) => {
  expect(weightError(weight)).toMatch(/^Check your weight/);
});

test('asks for a number where there is none', () => {
  expect([heightError('tall'), weightError('light')]).toEqual([
    'Enter your height like 5 ft 6 in or 168 cm.',
    'Enter your weight in kilograms, like 58 kg.',
  ]);
});

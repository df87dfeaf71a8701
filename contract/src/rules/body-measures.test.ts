import { expect, test } from 'vitest';
import { decimalFeet, findMeasureProblem, heightInCm, heightText } from './body-measures.ts';

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
    '5–6',
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

test.each([
  ...[
    "5'6 ft",
    `5'6" (168 cm)`,
    '5 फुट 6 इंच',
    '५ फ़ुट ६ इंच',
    '5 fit 6 inch',
    '5"6',
    '5,6',
    '1 m 65 cm',
    '168,5 cm',
  ],
  ...[`5'6 1/2"`, '5 feet, 6 inches', '5ft-6in', '5 feet and 6 inches', `05'06"`, `Height: 5'6"`, '~168 cm'],
  ...[`5'6" / 168 cm`, `5'6", 168cm`, '1m 68cm', '1 meter 68 cm', '5‘6', '5ʹ6', '5 f 6 i', '5 फीट 6 इंच'],
  ...[
    '5:6',
    '5;6',
    '5_6',
    '5 ½ ft',
    '5½',
    '5 and half feet',
    '67 inches',
    'approx 170',
    '168 centimetres',
    '168 c m',
  ],
  ...[
    'cm 168',
    '66 inch',
    '66"',
    '1680 mm',
    '1m68',
    '5`6``',
    '5f 6i',
    '5.6',
    '5.6"',
    '5-6',
    '5 6',
    '5ft.6in',
  ],
  ...['१६८ सेमी', '168 से.मी.', '௧௬௮ cm', '168 CM', '5 FT 6 IN', 'लगभग 168 सेमी'],
])('accepts the height %s, and finds it by its centimetres', (height) => {
  expect(findMeasureProblem('height', height)).toBeUndefined();
  expect(heightInCm(height)).toBeGreaterThanOrEqual(165);
  expect(heightInCm(height)).toBeLessThanOrEqual(170);
});

test.each([
  ['5.6 ft', '5 ft 6 in', '171 cm'],
  ['5.6 feet', '5 ft 6 in', '171 cm'],
  ["5.6'", '5 ft 6 in', '171 cm'],
  ['५.६ फ़ुट', '5 ft 6 in', '171 cm'],
  ['5.06 ft', '5 ft 6 in', '154 cm'],
  ['5.10 ft', '5 ft 10 in', '155 cm'],
  ['5.6 ft.', '5 ft 6 in', '171 cm'],
])('asks which height %s means', (height, ...both) => {
  expect(findMeasureProblem('height', height)).toBe('ambiguous');
  expect(decimalFeet(height)).toEqual(both);
});

test('reads feet with hundredths', () => {
  expect([findMeasureProblem('height', '5.75 ft'), heightInCm('5.75 ft')]).toEqual([undefined, 175]);
});

test('shows a height in both systems, and what it cannot read as it is', () => {
  expect(['5 ft 6 in', '168', '6 ft', 'tall'].map(heightText)).toEqual([
    '168 cm · 5′6″',
    '168 cm · 5′6″',
    '183 cm · 6′0″',
    'tall',
  ]);
});

test.each([
  ['५८ किलो', undefined],
  ['58 kgs', undefined],
  ['128 lbs', undefined],
  ['700', 'implausible'],
])('reads the weight %s', (weight, problem) => {
  expect(findMeasureProblem('weight', weight)).toBe(problem);
});

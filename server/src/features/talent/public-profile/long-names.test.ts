import { expect, test } from 'vitest';
import { drawCompCards } from '#features/talent/public-profile/draw-comp-card.ts';
import { drawSizeSheet } from '#features/talent/public-profile/draw-size-sheet.ts';
import type { Measurement } from '#features/talent/public-profile/sheet-facts.ts';
import { longNames, misplacedTexts } from '#testing/pdf-boxes.ts';

const now = new Date('2026-11-20T10:00:00Z');
const pixel = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
);
const fields: Measurement[0][] = [
  ...(['height', 'weight', 'collar', 'shoulder', 'above_bust', 'bust', 'under_bust', 'cup_size'] as const),
  ...(['arm_hole', 'biceps', 'till_elbow', 'sleeve_length', 'waist', 'hips', 'upper_thigh'] as const),
  ...(['lower_thigh', 'fork', 'inseam_length', 'trouser_length', 'shoe_size', 'measurement'] as const),
];
const stated = 'measured over two layers, with a belt and without shoes, as for the last costume';

// The comp card below has all of them.
const everyThird = longNames.filter((_, place) => place % 3 === 1);

test.for(everyThird)('keeps %s within the lines of the size sheet', async (name) => {
  const measurements = fields.map((field): Measurement => [field, field === 'fork' ? stated : '28 इंच']);
  const sheet = { name, headline: 'Actor · Mumbai', savedOn: '20 Nov 2026', productName: 'Kirdaar' };

  const pdf = await drawSizeSheet({ ...sheet, measurements, language: 'hi' }, now);

  expect(await misplacedTexts(pdf)).toEqual([]);
});

test('keeps long names within the comp card, with and without photos', async () => {
  const cards = longNames.flatMap((name) =>
    [[], [pixel, pixel]].map((photos) => ({
      ...{ name, headline: 'Actor · Mumbai', productName: 'Kirdaar', language: 'hi' as const, photos },
      facts: [['शहर', 'तिरुवनंतपुरम'] as const, ['भाषाएँ', name.slice(0, 64)] as const],
      skills: ['योग', 'Yoga'],
      credits: [`2019 Lamp Street, as ${name}`],
      url: `https://kirdaar.example/t/${'a-long-name-'.repeat(8)}`,
    })),
  );

  const pdf = await drawCompCards(cards, { title: 'Cards', language: 'hi' }, now);

  expect(await misplacedTexts(pdf)).toEqual([]);
});

import type { PublicFace } from '@kirdaar/contract/public-face';
import { expect, test } from 'vitest';
import { choicesFor } from '#features/public-face/who-sees.ts';

const face: PublicFace = {
  visibility: 'public',
  address: 'https://kirdaar.example/talent/1',
  is_child: false,
  hidden_because: null,
  preview: null,
};

test('an adult chooses between everyone, houses and links', () => {
  expect(choicesFor(face).map(({ label }) => label)).toEqual([
    'Everyone',
    'Production houses',
    'Whoever I send a link',
  ]);
});

test('for a child no choice opens the page to more than verified houses, and none speaks of links', () => {
  const choices = choicesFor({ ...face, is_child: true });

  expect(choices.map(({ label }) => label)).toEqual([
    'Lists and verified houses',
    'Verified houses',
    'Nobody',
  ]);
  expect(JSON.stringify(choices)).not.toMatch(/link you|anyone opens|send/i);
});

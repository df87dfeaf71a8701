import type { PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { expect, test } from 'vitest';
import { choicesFor } from '#features/talent/public-profile/VisibilitySettings.tsx';

const settings: PublicProfileSettings = {
  visibility: 'public',
  address: 'https://kirdaar.example/talent/1',
  is_child: false,
  hidden_because: null,
  preview: null,
};

test('lets an adult choose between everyone, production houses and links', () => {
  expect(choicesFor(settings).map(({ label }) => label)).toEqual([
    'Everyone',
    'Production houses',
    'People with a link',
  ]);
});

test('limits the page of a child to verified houses and offers no links', () => {
  const choices = choicesFor({ ...settings, is_child: true });

  expect(choices.map(({ label }) => label)).toEqual([
    'Public lists and production houses verified for children',
    'Production houses verified for children',
    'Nobody',
  ]);
  expect(choices.map(({ label, effect }) => label + effect).join()).not.toMatch(/link|anyone can open/i);
});

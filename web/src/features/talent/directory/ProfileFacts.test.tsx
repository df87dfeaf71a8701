import type { PublicProfile } from '@kirdaar/contract/talent/directory';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProfileFacts } from '#features/talent/directory/TalentHeader.tsx';

const unknown = {
  profileType: null,
  age: null,
  age_band: '18-24',
  gender: null,
  city: null,
  state: null,
  country: null,
  height: null,
  body_type: null,
  hair_color: null,
  eye_color: null,
  beard: null,
  skills: [] as string[],
  languages: [] as string[],
};
const facts = () =>
  screen
    .getAllByRole('definition')
    .map(({ textContent, previousSibling }) => `${previousSibling?.textContent}: ${textContent}`);

function show(profile: Partial<typeof unknown> | Partial<PublicProfile>) {
  render(<ProfileFacts profile={{ ...unknown, ...profile } as PublicProfile} />);
}

test('shows the public facts, the exact age in place of its range, and a city once', () => {
  show({
    profileType: 'DANCERS',
    age: 23,
    gender: 'Female',
    city: 'Delhi',
    state: 'Delhi',
    country: 'India',
    body_type: 'SLIM',
    beard: 'No',
    skills: ['Swimming'],
    languages: ['Hindi', 'Marathi'],
  });

  expect(facts()).toEqual([
    'Category: DANCERS',
    'Age: 23',
    'Gender: Female',
    'Location: Delhi, India',
    'Body: Slim',
    'Beard: No',
  ]);
  const named = (name: string) => screen.getByRole('list', { name }).textContent;
  expect([named('Skills'), named('Languages')]).toEqual(['Swimming', 'HindiMarathi']);
});

test('leaves out private facts, and says that no skill is known', () => {
  show({});

  expect(facts()).toEqual(['Age: 18-24']);
  expect(screen.getByText('No skills info')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Languages' })).toBeNull();
});

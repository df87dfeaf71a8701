import { expect, test } from 'vitest';
import { changedElsewhere } from '#features/job-posts/merge-edits.ts';

const before = { city_location: 'Mumbai', height: 'Any', skills_needed: 'Riding' };

test('what only the other one changed is theirs', () => {
  const theirs = { ...before, height: '5 ft 4 in' };

  expect(changedElsewhere(before, { ...before, city_location: 'Pune' }, theirs)).toEqual([
    { name: 'height', theirs: '5 ft 4 in', disputed: false },
  ]);
});

test('what both changed is disputed, unless they say the same', () => {
  const mine = { ...before, height: '6 ft', skills_needed: 'Singing' };
  const theirs = { ...before, height: '5 ft 4 in', skills_needed: 'Singing' };

  expect(changedElsewhere(before, mine, theirs)).toEqual([
    { name: 'height', theirs: '5 ft 4 in', disputed: true },
  ]);
});

test('the line ends of a form are no change', () => {
  const text = { role_description: 'Quick.\r\nKind.' };

  expect(changedElsewhere(text, { role_description: 'Quick.\nKind.' }, text)).toEqual([]);
});

test('a field that is not asked for here says what it said', () => {
  expect(changedElsewhere(before, { height: 'Any' }, { ...before, city_location: 'Pune' })).toEqual([
    { name: 'city_location', theirs: 'Pune', disputed: false },
  ]);
});

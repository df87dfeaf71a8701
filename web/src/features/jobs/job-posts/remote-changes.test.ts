import { expect, test } from 'vitest';
import { findRemoteChanges } from '#features/jobs/job-posts/use-edit-job.ts';

const base = { city_location: 'Mumbai', height: 'Any', skills_needed: 'Riding' };

test('reports a field that only the other user changed as no conflict', () => {
  const remote = { ...base, height: '5 ft 4 in' };

  expect(findRemoteChanges(base, { ...base, city_location: 'Pune' }, remote)).toEqual([
    { name: 'height', value: '5 ft 4 in', isConflict: false },
  ]);
});

test('reports a field changed by both as a conflict unless both values are equal', () => {
  const local = { ...base, height: '6 ft', skills_needed: 'Singing' };
  const remote = { ...base, height: '5 ft 4 in', skills_needed: 'Singing' };

  expect(findRemoteChanges(base, local, remote)).toEqual([
    { name: 'height', value: '5 ft 4 in', isConflict: true },
  ]);
});

test('ignores differences in line endings', () => {
  const text = { role_description: 'Quick.\r\nKind.' };

  expect(findRemoteChanges(text, { role_description: 'Quick.\nKind.' }, text)).toEqual([]);
});

test('treats a field that is missing from this form as unchanged here', () => {
  expect(findRemoteChanges(base, { height: 'Any' }, { ...base, city_location: 'Pune' })).toEqual([
    { name: 'city_location', value: 'Pune', isConflict: false },
  ]);
});

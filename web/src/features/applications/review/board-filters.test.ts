import { expect, test } from 'vitest';
import { filterChips, filtersIn, withFilters } from '#features/applications/review/board-filters.ts';

test('accepts only valid filter values from the URL', () => {
  const search = new URLSearchParams(
    'view=board&city= Pune &gender=PIRATE&age_from=18&age_to=old&min_score=9&unopened=1&sort=score',
  );

  expect(filtersIn(search)).toEqual({ city: 'Pune', age_from: '18', unopened: '1', sort: 'score' });
});

test('keeps the rest of the URL when the filters change', () => {
  const search = new URLSearchParams('view=board&column=viewed&city=Pune');

  expect(withFilters(search, { language: 'Hindi' })).toBe('?view=board&column=viewed&language=Hindi');
});

test('shows every filter as a chip that removes it', () => {
  const search = new URLSearchParams('view=board&min_score=4&language=Hindi&sort=newest');

  expect(filterChips(search)).toEqual([
    { text: 'Score: 4 or more', without: '?view=board&language=Hindi&sort=newest' },
    { text: 'Speaks Hindi', without: '?view=board&min_score=4&sort=newest' },
  ]);
});

import { expect, test } from 'vitest';
import { filterChips, filtersIn, withFilters } from '#features/applications/review/board-filters.ts';

test('accepts only valid filter values from the URL', () => {
  const search = new URLSearchParams(
    'view=board&city= Pune &gender=PIRATE&age_from=18&age_to=old&min_score=9&unopened=1&has_tape=yes&height_from=5.6 ft&height_to=180&status=applied&client_pick=yes&experience=much&sort=score',
  );

  expect(filtersIn(search)).toEqual({
    ...{ city: 'Pune', age_from: '18', height_to: '180', client_pick: 'yes', status: 'applied' },
    ...{ unopened: '1', sort: 'score' },
  });
});

test('keeps the rest of the URL when the filters change', () => {
  const search = new URLSearchParams('view=board&column=viewed&city=Pune');

  expect(withFilters(search, { language: 'Hindi' })).toBe('?view=board&column=viewed&language=Hindi');
});

test('shows every filter as a chip that removes it', () => {
  const search = new URLSearchParams(
    'view=board&status=round_1&min_score=4&height_from=5 ft 6 in&unscored=1&sort=newest',
  );

  expect(filterChips(search, ['Second round'])).toEqual([
    {
      text: 'Second round',
      without: '?view=board&min_score=4&height_from=5+ft+6+in&unscored=1&sort=newest',
    },
    {
      text: 'Score: 4 or more',
      without: '?view=board&status=round_1&height_from=5+ft+6+in&unscored=1&sort=newest',
    },
    { text: 'From 168 cm · 5′6″', without: '?view=board&status=round_1&min_score=4&unscored=1&sort=newest' },
    {
      text: 'Not scored by me',
      without: '?view=board&status=round_1&min_score=4&height_from=5+ft+6+in&sort=newest',
    },
  ]);
});

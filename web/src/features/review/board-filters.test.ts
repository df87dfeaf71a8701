import { expect, test } from 'vitest';
import { chipsOf, choiceOf, withChoice } from '#features/review/board-filters.ts';

test('an address asks for what its filters know, and for nothing else', () => {
  const search = new URLSearchParams(
    'view=board&city= Pune &gender=PIRATE&age_from=18&age_to=old&score_least=9&unseen=1&sort=score',
  );

  expect(choiceOf(search)).toEqual({ city: 'Pune', age_from: '18', unseen: '1', sort: 'score' });
});

test('other filters leave the rest of the address as it is', () => {
  const search = new URLSearchParams('view=board&column=viewed&city=Pune');

  expect(withChoice(search, { language: 'Hindi' })).toBe('?view=board&column=viewed&language=Hindi');
});

test('every filter is a chip that takes it away again', () => {
  const search = new URLSearchParams('view=board&score_least=4&language=Hindi&sort=newest');

  expect(chipsOf(search)).toEqual([
    { text: 'Score: 4 or more', without: '?view=board&language=Hindi&sort=newest' },
    { text: 'Speaks Hindi', without: '?view=board&score_least=4&sort=newest' },
  ]);
});

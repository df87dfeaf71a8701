import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as today from '#features/admin/today/TodayPage.tsx';
import { openPage } from '#testing/open-page.tsx';

test('says that nothing waits', async () => {
  await openPage(today, {
    items: [],
    counts: [],
    colleagues: [],
    more: 0,
    needs_moderator: false,
    new_staff: [],
  });

  expect(screen.getByText(/^Nothing to review/)).toBeDefined();
  expect(screen.queryByText(/more are waiting|[0-9] .*waiting/)).toBeNull();
  expect(screen.queryByText(/another moderator/)).toBeNull();
});

test('says of a kind of which nothing waits that the filter finds nothing, and clears it', async () => {
  const counts = [{ kind: 'call', count: 2 }];
  const found = { items: [], counts, colleagues: [], more: 0, needs_moderator: false, new_staff: [] };
  await openPage(today, { ...found, chosen: 'report', byHouse: true }, { at: '/?kind=report&by=house' });

  expect(screen.getByText('Nothing matches these filters.')).toBeDefined();
  expect(screen.queryByText(/^Nothing to review/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Clear the filters' }).getAttribute('href')).toBe('/?by=house');
});

import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { staffWrites } from '#features/admin/call-staff-api.ts';
import * as lists from '#features/admin/staff-lists/ListsPage.tsx';
import { Notes } from '#features/admin/staff-lists/Notes.tsx';
import * as search from '#features/admin/staff-lists/SearchPage.tsx';
import { StaffSearch } from '#features/admin/staff-lists/StaffSearch.tsx';
import { press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite, showWithToasts } from '#testing/open-page.tsx';
import { key } from '#testing/queue-item.ts';

const at = '2026-03-01T10:00:00Z';
const row = { id: 'r', page: 'house', page_id: 'h', title: 'Reel', about: null, state: 'ban', at };
const results = [
  { kind: 'house', rows: [row], more: true },
  { kind: 'report', rows: [{ ...row, page: 'report', about: 'money', state: 'open' }], more: false },
  { kind: 'person', rows: [{ ...row, page: 'person', title: null, state: 'active' }], more: false },
];

test('shows what a search found by kind, with links for those who may open it', async () => {
  await openPage(search, { text: 'reel', results }, { context: { role: 'moderator' } });

  const sections = screen.getAllByRole('region').map((section) => section.textContent);
  expect(sections).toEqual([
    'Production housesThere are more. Type more of the name.Reel1 Mar 2026, 3:30 pm ISTBanned',
    'ReportsReelAsks for money · 1 Mar 2026, 3:30 pm ISTOpen',
    'PeopleNo name yet1 Mar 2026, 3:30 pm ISTActive',
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/admin/houses/h', '/admin/reports/h']);
});

test('says that a search found nothing, or what is wrong with it', async () => {
  const request = new Request('https://kirdaar.example/admin/search?text=ab');
  const loading = search.clientLoader({ request } as never);
  await reject('GET /api/admin/search?text=ab', 400, { fields: { text: 'Type more.' } });

  await openPage(search, await loading);

  expect(screen.getByRole('alert').textContent).toBe('Type more.');
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test('leads to the search by / and Ctrl K, but not while something is typed', async () => {
  const page = () => (
    <>
      <StaffSearch />
      <textarea aria-label="Reason" />
    </>
  );
  await openSite([{ path: '/', Component: page }]);
  const box = screen.getByRole('searchbox');
  const reason = screen.getByLabelText('Reason');
  const isReached = async (...pressed: Parameters<typeof key>) => {
    box.blur();
    await key(...pressed);
    return document.activeElement === box;
  };

  const reached = [await isReached('/'), await isReached('k', { ctrlKey: true }), await isReached('k')];
  fireEvent.keyDown(reason, { key: '/' });

  expect(reached).toEqual([true, true, false]);
  expect(document.activeElement).not.toBe(box);
});

test('filters a list by state and leads on to earlier rows', async () => {
  const found = { rows: [row], more: true, list: 'houses', query: { state: 'ban' } };
  await openPage(lists, found, { context: { role: 'support' } });

  const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    ...['Production houses', 'Casting calls', 'Suspensions', 'Decided'],
  ]);
  expect(screen.getByLabelText('Status')).toHaveProperty('value', 'ban');
  const earlier = screen.getByRole('link', { name: 'Earlier' }).getAttribute('href');
  expect(earlier).toBe(`/admin/lists/houses?state=ban&before=${encodeURIComponent(at)}`);
});

test('writes a note once, and keeps what was typed when that fails', async () => {
  showWithToasts(<Notes subject="house" id="h" notes={[]} />, staffWrites);
  const box = await screen.findByLabelText('Note for colleagues');
  fireEvent.change(box, { target: { value: 'Call again.' } });

  await press('Save note');
  const first = await reject('POST /api/admin/notes', 400, { fields: { text: 'Write less.' } });
  expect(screen.getByText('Write less.')).toBeDefined();
  expect(box).toHaveProperty('value', 'Call again.');
  await press('Save note');
  const again = await reply('POST /api/admin/notes', { message: 'Note saved.' });

  expect(again.body).toEqual(first.body);
  expect(first.body).toMatchObject({ subject: 'house', subject_id: 'h', text: 'Call again.' });
  expect(box).toHaveProperty('value', '');
});

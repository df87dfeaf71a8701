import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ProductionLayout from '#app/ProductionLayout.tsx';
import { refreshHouse } from '#session/refresh.ts';
import { readSession, storeHouse } from '#session/store.ts';
import { reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleCompany } from '#testing/sample-company.ts';
import { sampleMember } from '#testing/sample-session.ts';
import { WIDE_VIEWS } from '#ui/wide-page.ts';

const house = sampleMember({ company_name: null });

async function open(path = '/production/previous-job') {
  storeHouse('t', house);
  await openSite(
    [
      { path: '/', Component: () => <h1>Home</h1> },
      {
        Component: ProductionLayout,
        children: [{ path: '/production/*', Component: () => <h1>A page</h1> }],
      },
    ],
    path,
  );
}

const panel = () => within(screen.getByRole('complementary'));
const facts = () =>
  panel()
    .getAllByRole('definition')
    .map(({ parentElement }) => parentElement?.textContent);

test('welcomes a house without a name as User, with nothing complete', async () => {
  await open();

  expect(screen.getByText('Welcome, User')).toBeDefined();
  expect(panel().getByRole('img', { name: 'Profile completion: 0%' })).toBeDefined();
  expect(facts()).toEqual(['Type of Work: N/A', 'Last Updated: Not updated yet']);
});

test('takes the completion and the last update from the server', async () => {
  await open();

  const production_house = sampleCompany({
    ...house,
    company_name: 'Dhanak Films',
    updated_at: '2026-03-01T06:30:00.000Z',
  });
  await reply('GET /api/production/profile', { production_house });

  expect(panel().getByRole('img', { name: 'Profile completion: 30%' })).toBeDefined();
  expect(facts()[1]).toMatch(/^Last Updated: 1 Mar 2026/);
});

test('folds the side panel and remembers it in this browser', async () => {
  await open();
  const fold = () => screen.getByRole('button', { name: /the side panel$/ });
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold());
  expect(screen.getByRole('button', { name: 'Show the side panel', expanded: false })).toBeDefined();
  cleanup();

  await open();
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold());
  expect(screen.getByRole('button', { name: 'Hide the side panel', expanded: true })).toBeDefined();
});

test('folds the side panel beside a wide page until it is shown there', async () => {
  storeHouse('t', house);
  const wide = { path: '/production/*', handle: WIDE_VIEWS, Component: () => <h1>A page</h1> };
  const openWide = (path: string) => openSite([{ Component: ProductionLayout, children: [wide] }], path);
  const fold = () => screen.getByRole('button', { name: /the side panel$/ });

  await openWide('/production/applicants/1?view=board');
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(fold());
  cleanup();
  await openWide('/production/applicants/1?view=grid');
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold());
  cleanup();
  await openWide('/production/applicants/1');
  expect(fold().getAttribute('aria-expanded')).toBe('true');
});

test('says on every page that the house is suspended, with the way to appeal', async () => {
  await open();

  const production_house = sampleCompany({ ...house, suspension: 'suspension' });
  await reply('GET /api/production/profile', { production_house });

  expect(screen.getByRole('alert').textContent).toContain('Your production house is suspended.');
  expect(screen.getByRole('link', { name: 'Read why and appeal' }).getAttribute('href')).toBe(
    '/production/appeals',
  );
});

test('counts name, type of work and logo as 30, 30 and 40 percent of the ring', async () => {
  await open();
  const ring = () =>
    panel()
      .getByRole('img', { name: /Profile completion/ })
      .getAttribute('aria-label');

  const named = { ...house, company_name: 'Dhanak Films' };
  const working = {
    ...named,
    type_of_work: 'Film Production',
    updated_at: '2026-03-01T06:30:00.000Z',
  } as const;
  await act(async () => refreshHouse(named));
  expect(ring()).toBe('Profile completion: 30%');
  await act(async () => refreshHouse(working));
  expect(ring()).toBe('Profile completion: 60%');
  await act(async () => refreshHouse({ ...working, profile_photo: '/media/public/logo.webp' }));

  expect(ring()).toBe('Profile completion: 100%');
  expect(panel().getByText('Dhanak Films')).toBeDefined();
  expect(facts()[0]).toBe('Type of Work: Film Production');
  expect(facts()[1]).toMatch(/^Last Updated: 1 Mar 2026, 12:00/);
});

test('shows the links of the area, marks the current one and offers to complete the profile', async () => {
  await open('/production/upcoming');

  const links = panel().getAllByRole('link');

  const labels = [
    'Add Job Post',
    'Previous Job Post',
    'Upcoming Projects',
    'Profiles',
    'Lists and invitations',
    'Team',
  ];
  expect(links.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(labels));
  expect(panel().getByRole('link', { current: 'page' }).textContent).toBe('Upcoming Projects');
  expect(panel().getByRole('link', { name: 'Complete Profile' }).getAttribute('href')).toBe(
    '/production/complete-profile',
  );
});

test('clears the session of the house on logout and opens the home page', async () => {
  await open();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log Out', hidden: true })));
  await reply('POST /api/production/logout', { message: 'Bye.' });

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(readSession()).toBeUndefined();
});

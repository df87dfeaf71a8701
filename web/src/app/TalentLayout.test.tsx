import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import TalentLayout, { clientLoader, HydrateFallback } from '#app/TalentLayout.tsx';
import { refreshTalent } from '#session/refresh.ts';
import { type ActingAs, readSession, storeTalent } from '#session/store.ts';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleProfile } from '#testing/sample-profile.ts';
import { sampleUser } from '#testing/sample-session.ts';

const user = sampleUser();

async function open(path = '/user/my-application', acting?: ActingAs) {
  storeTalent('t', user, acting);
  await openSite(
    [
      { path: '/', Component: () => <h1>Home</h1> },
      { Component: TalentLayout, children: [{ path: '/user/*', Component: () => <h1>A page</h1> }] },
    ],
    path,
  );
}

const panel = () => within(screen.getByRole('complementary'));

test('welcomes the talent and logs out', async () => {
  await open();
  expect(screen.getByText('Welcome, Asha Rao')).toBeDefined();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log Out', hidden: true })));
  await reply('POST /api/user/logout', { message: 'Bye.' });

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeDefined();
  expect(readSession()).toBeUndefined();
});

test('shows the completion of the profile in the side panel and updates it after a save', async () => {
  await open();
  expect(panel().getByRole('img', { name: 'Profile completion: 25%' })).toBeDefined();
  const facts = () =>
    panel()
      .getAllByRole('definition')
      .map(({ parentElement }) => parentElement?.textContent);
  expect(facts()).toEqual(['Profile Type: N/A', 'Last Updated: Not updated yet']);

  const saved = { profileType: 'DANCERS', updated_at: '2026-03-01T06:30:00.000Z', completion: 75 } as const;
  await act(async () => refreshTalent({ ...user, ...saved, name: 'Asha R. Rao' }));

  expect(panel().getByRole('img', { name: 'Profile completion: 75%' })).toBeDefined();
  expect(panel().getByText('Asha R. Rao')).toBeDefined();
  expect(facts()[0]).toBe('Profile Type: DANCERS');
  expect(facts()[1]).toMatch(/^Last Updated: 1 Mar 2026, 12:00/);
});

test('takes the name and the missing answers from the server, and names a completion only when nothing is missing', async () => {
  await open();

  const saved = {
    ...user,
    name: 'Asha R. Rao',
    profileType: 'DANCERS',
    updated_at: '2026-03-01T06:30:00.000Z',
    completion: 100,
    missing_answers: ['city', 'state'],
  };
  await reply('GET /api/user/profile', { user: sampleProfile(saved) });

  expect(panel().getByText('Asha R. Rao')).toBeDefined();
  expect(panel().getByRole('link', { name: '2 answers are missing' }).getAttribute('href')).toBe(
    '/user/complate-profile#missing',
  );
  expect(panel().queryByRole('img', { name: /Profile completion/ })).toBeNull();
  expect(panel().queryByText('100% complete')).toBeNull();

  const full = { ...user, completion: 100, missing: 0, profile_photo: '/a.webp' };
  await act(async () => refreshTalent(full));
  expect(panel().getByRole('img', { name: 'Profile completion: 100%' })).toBeDefined();
  expect(panel().getByText('100% complete')).toBeDefined();
});

test('shows the five links of the area and marks the current one', async () => {
  await open('/user/my-application');

  const links = within(panel().getByRole('navigation', { name: 'Area' })).getAllByRole('link');

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Popular Casting Calls', '/user/popular-casting-calls'],
    ['My Applications', '/user/my-application'],
    ['New Casting Calls for You', '/user/new-casting-calls'],
    ['Plans', '/user/plans'],
    ['My Subscription', '/user/my-subscription'],
  ]);
  expect(
    links.filter((link) => link.ariaCurrent === 'page' || link.getAttribute('aria-current') === 'page'),
  ).toEqual([links[1]]);
  expect(panel().getByRole('link', { name: 'Complete Profile' }).getAttribute('href')).toBe(
    '/user/complate-profile',
  );
});

test('has the calendar, the photos, the public profile, the children, the messages and the account in the side menu of a phone', async () => {
  await open();

  const links = within(panel().getByRole('navigation', { name: 'More' })).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/calendar',
    '/user/saved-casting-calls',
    '/user/media',
    '/user/public-profile',
    '/user/family',
    '/user/messages',
    '/user/account',
  ]);
});

test('leads a guardian who acts to who else acts for the child, but nobody else', async () => {
  const before = { token: 'own', user: sampleUser({ id: 'mother' }) };
  const link = () => panel().queryByRole('link', { name: 'Who acts for whom' });
  await open(undefined, { kind: 'guardian', scopes: ['apply'], before });
  expect(link()?.getAttribute('href')).toBe('/user/account/representation');

  await act(async () => storeTalent('t', user, { kind: 'agency', scopes: ['apply'], before }));

  expect(link()).toBeNull();
});

test('opens the side menu with a button on a phone and closes it when a link is chosen', async () => {
  await open();
  const toggle = screen.getByRole('button', { name: 'Open menu' });

  await act(async () => fireEvent.click(toggle));
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await act(async () => fireEvent.click(panel().getByRole('link', { name: 'Complete Profile' })));

  expect(toggle.getAttribute('aria-expanded')).toBe('false');
});

test('shows a loading state until the logged-in user is known', () => {
  const loader = () => new Promise<never>(() => {});
  const Site = createRoutesStub([{ path: '/', Component: TalentLayout, HydrateFallback, loader }]);

  render(<Site />);

  expect(screen.getByRole('status').textContent).toBe('Loading...');
  expect(screen.queryByText(/^Welcome/)).toBeNull();
});

test('shows only a loading state while no user is stored', async () => {
  await openSite([{ path: '/', Component: TalentLayout }]);

  expect(screen.getByText('Loading...')).toBeDefined();
  expect(screen.queryByText(/^Welcome/)).toBeNull();
});

/** Opens the area with a stored picture URL that expires in the given number of minutes. */
async function visitWithPicture(minutes: number) {
  const expires = Date.now() + minutes * 60_000;
  storeTalent('t', { ...user, profile_photo: `/media/private/a.webp?expires=${expires}&signature=s` });
  await openSite([{ path: '/', Component: TalentLayout, loader: clientLoader }]);
}

test('replaces an expired picture URL', async () => {
  await visitWithPicture(-1);

  const fresh = '/media/private/a.webp?expires=9999999999999&signature=new';
  const shown = sampleProfile({ id: user.id, profile_photo: fresh, image: fresh });
  await reply('GET /api/user/profile', { user: shown });

  expect(document.querySelector(`img[src="${fresh}"]`)).not.toBeNull();
});

test('requests the profile once while the picture URL is valid for some time', async () => {
  await visitWithPicture(9);

  expect(received.filter(({ to }) => to === 'GET /api/user/profile')).toHaveLength(1);
});

import { api } from '@kirdaar/contract/api';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/houses/team/JoinTeamPage.tsx';
import { readSession, storeTalent } from '#session/store.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { houseSession, sampleUser } from '#testing/sample-session.ts';

const invitation = {
  company_name: 'Reel',
  email: 'ira@reel.example',
  team_role: 'reviewer' as const,
  has_account: false,
};

test('reads the invitation of the link and creates the login of the invited person', async () => {
  window.history.replaceState(null, '', '/production/join#token=abc');
  const loading = page.clientLoader();
  const read = await reply('POST /api/team-invitation', invitation);
  expect(read.body).toEqual({ token: 'abc' });
  expect(window.location.hash).toBe('');
  await openPage(page, await loading);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join Reel');
  expect(screen.getByText(/^You are invited as ira@reel.example. Reviewer: /)).toBeDefined();

  fireEvent.input(screen.getByLabelText(/^Full name/), { target: { value: 'Ira' } });
  fireEvent.input(screen.getByLabelText(/^Password/), { target: { value: 'a long password' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Join the team' })));
  const session = houseSession({ company_name: 'Reel', team_role: 'reviewer' }, 't');
  const sent = await reply('POST /api/team-invitation/accept', session);

  expect(sent.body).toMatchObject({ token: 'abc', name: 'Ira', password: 'a long password' });
  expect(sent.body).toHaveProperty('consent_version');
  expect(readSession()).toMatchObject({ role: 'production', token: 't' });
  expect(screen.getByRole('heading').textContent).toBe('At /production/previous-job');
});

test('says that an invitation is for somebody else than the logged-in user, and logs out', async () => {
  storeTalent('token', sampleUser());
  window.history.replaceState(null, '', '/production/join#token=abc');
  const loading = page.clientLoader();
  await reply('POST /api/team-invitation', invitation);
  const account = emptyOf(api['GET /api/account'].reply);
  await reply('GET /api/account', { ...account, email: 'asha@talent.example' });
  await openPage(page, await loading);

  expect(screen.getByText(/^You are logged in as/).textContent).toBe(
    'You are logged in as asha@talent.example. This invitation is for ira@reel.example.',
  );
  expect(screen.queryByLabelText(/^Password/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Log out and open the invitation' }));
  await reply('POST /api/user/logout');

  expect(readSession()).toBeUndefined();
  expect(screen.getByLabelText(/^Password/)).toBeDefined();
});

test('sends somebody with an account to the login', async () => {
  await openPage(page, {
    token: 'abc',
    invitation: { ...invitation, has_account: true, company_name: null },
  });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Join the team');
  expect(screen.getByText(/^ira@reel.example already has an account/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Join the team' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Client Login' }).getAttribute('href')).toBe('/production/login');
});

test.each([
  [400, 'Malformed.', 'Please open the link in your email again.'],
  [404, 'This invitation was withdrawn.', 'This invitation was withdrawn.'],
])('says why an invitation does not open after an answer %i', async (status, message, shown) => {
  const loading = page.clientLoader();
  await reject('POST /api/team-invitation', status, { message });

  await openPage(page, await loading);

  expect(screen.getByRole('alert').textContent).toBe(shown);
  cleanup();
});

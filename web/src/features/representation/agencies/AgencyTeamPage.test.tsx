import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/agencies/AgencyTeamPage.tsx';
import { button, press } from '#testing/controls.ts';
import { received } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const type = (label: string, value: string, place = 0) => {
  const control = screen.getAllByLabelText(new RegExp(`^${label}`))[place];
  if (!control) throw new Error(`No control is labelled ${label}.`);
  fireEvent.change(control, { target: { value } });
};

const send = (place = 0) =>
  act(async () => {
    const chosen = screen.getAllByRole('button', { name: 'Send invitation' })[place];
    if (chosen) fireEvent.click(chosen);
  });

const verification = (verified: boolean) => ({
  ...{ state: 'none', reason: '', valid_until: null, may_send: !verified, verified },
  ...{ for_children: 'none', sent_at: null },
});

test('invites a talent with the chosen scopes', async () => {
  await openPage(page, { verification: verification(true), waiting: [], team: [] });

  type('Name', 'Meera Joshi');
  type('Email or mobile number', 'meera@test.example');
  const [messages] = screen.getAllByLabelText('Read and write messages');
  if (messages) await act(async () => fireEvent.click(messages));
  await send();

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/mandates',
    body: { kind: 'agency', name: 'Meera Joshi', scopes: ['apply', 'answer', 'profile'] },
  });
});

test('invites a colleague who manages the agency', async () => {
  await openPage(page, { verification: verification(true), waiting: [], team: [] });

  type('Name', 'Farid Khan', 2);
  type('Email or mobile number', 'farid@test.example', 1);
  type('Role', 'manager');
  await send(1);

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/mandates',
    body: { kind: 'member', scopes: ['apply', 'answer', 'messages', 'profile', 'manage'] },
  });
});

test('keeps a profile once however often the form is sent', async () => {
  await openPage(page, { verification: verification(true), waiting: [], team: [] });

  type('Name', 'Meera Joshi', 1);
  type('Date of Birth', '1996-05-04');
  type('Gender', 'Female');
  await press('Add to roster');

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/agency/clients',
    body: { name: 'Meera Joshi', gender: 'Female', request_id: expect.any(String) },
  });
});

test('lists what waits, and sends a kept profile to its talent', async () => {
  const mandate = {
    kind: 'agency',
    scopes: ['apply'],
    holder: null,
    link_ends_at: null,
    shown_publicly: false,
    invited_at: '2026-11-01T10:00:00Z',
    active_since: null,
    until: null,
    ended_at: null,
  };
  const invited = {
    ...mandate,
    id: 'invited',
    state: 'invited',
    talent: null,
    name: 'Ravi',
    contact: 'r@t.in',
  };
  const talent = { id: 'meera', name: 'Meera', profile_photo: null, managed: true, adult_on: null };
  const kept = { ...mandate, id: 'kept', state: 'active', talent, name: 'Meera', contact: null };
  const working = { ...invited, id: 'working', name: 'Lila', link_ends_at: '2099-01-01T10:00:00Z' };
  await openPage(page, { verification: verification(false), waiting: [invited, working, kept], team: [] });

  expect(screen.getByRole('heading', { name: 'Verify your agency' })).toBeDefined();
  expect(screen.queryByText('Invite talent')).toBeNull();
  expect(button('Send the link to Ravi again')).toBeDefined();
  expect(screen.getAllByText(/Invited 1 Nov/).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('The link no longer works'),
    expect.not.stringContaining('The link no longer works'),
  ]);
  type('Their own email or mobile number', 'meera@test.example');
  await press('Send the link');

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/mandates/kept/hand-over',
    body: { contact: 'meera@test.example' },
  });
});

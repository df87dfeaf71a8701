import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/representation/roster/InviteClientsPage.tsx';
import { button, press } from '#testing/controls.ts';
import { received } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const type = (label: string, value: string, place = 0) => {
  const control = screen.getAllByLabelText(new RegExp(`^${label}`))[place];
  if (!control) throw new Error(`No control is labelled ${label}.`);
  fireEvent.change(control, { target: { value } });
};

test('invites a talent with the chosen scopes', async () => {
  await openPage(page, { verified: true, waiting: [] });

  type('Name', 'Meera Joshi');
  type('Email or mobile number', 'meera@test.example');
  const [messages] = screen.getAllByLabelText('Read and write messages');
  if (messages) await act(async () => fireEvent.click(messages));
  await press('Send invitation');

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/mandates',
    body: { kind: 'agency', name: 'Meera Joshi', scopes: ['apply', 'answer', 'profile'] },
  });
});

test('keeps a profile once however often the form is sent', async () => {
  await openPage(page, { verified: true, waiting: [] });

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
  await openPage(page, { verified: false, waiting: [invited, kept] });

  expect(screen.getByRole('link', { name: 'Send a document' })).toBeDefined();
  expect(button('Send the link to Ravi again')).toBeDefined();
  type('Email or mobile number', 'meera@test.example');
  await press('Send the profile to its talent');

  expect(received.at(-1)).toMatchObject({
    to: 'POST /api/user/mandates/kept/hand-over',
    body: { contact: 'meera@test.example' },
  });
});

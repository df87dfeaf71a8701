import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { SaveSlot } from '#features/jobs/saved-jobs/SaveSlot.tsx';
import { savedJobWrites } from '#features/jobs/saved-jobs/saved-jobs.ts';
import { paths } from '#paths.ts';
import { storeTalent } from '#session/store.ts';
import { received } from '#testing/mock-server.ts';

const job = { id: 'j1', title: 'Baker · Short Film' };
const talent = {
  id: '7',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

function show(savedIds: string[] | undefined) {
  const Site = createRoutesStub([
    { path: '/', Component: () => <SaveSlot job={job} savedIds={savedIds} /> },
    { path: paths.savedCalls, action: pageAction(savedJobWrites) },
  ]);
  render(<Site />);
}

test('leads visitors to the login and back to the casting call', () => {
  show(undefined);

  const link = screen.getByRole('link', { name: 'Log in to save Baker · Short Film for later' });
  expect(link.getAttribute('href')).toBe('/user/login?return=%2Fcastingcalls%2Fj1');
});

test('ignores the second tap of a double tap', async () => {
  storeTalent('token', talent);
  show([]);
  const heart = await screen.findByRole('button', { name: 'Save Baker · Short Film for later' });

  await act(async () => fireEvent.click(heart, { detail: 2 }));
  expect(heart.getAttribute('aria-pressed')).toBe('false');
  await act(async () => fireEvent.click(heart, { detail: 1 }));
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  expect(received).toHaveLength(1);
});

test.each([
  { before: [], saved: 'false', request: 'PUT /api/user/saved-jobs/j1', meanwhile: 'true' },
  { before: ['j1'], saved: 'true', request: 'DELETE /api/user/saved-jobs/j1', meanwhile: 'false' },
])('saves a casting call and removes it again: $request', async ({ before, saved, request, meanwhile }) => {
  storeTalent('token', talent);
  show(before);
  const heart = await screen.findByRole('button', { name: 'Save Baker · Short Film for later' });
  expect(heart.getAttribute('aria-pressed')).toBe(saved);

  await userEvent.click(heart);

  await waitFor(() => expect(received[0]?.to).toBe(request));
  expect(heart.getAttribute('aria-pressed')).toBe(meanwhile);
});

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { InviteDialog } from '#features/houses/discovery/InviteDialog.tsx';
import * as listPage from '#features/houses/discovery/TalentListPage.tsx';
import * as listsPage from '#features/houses/discovery/TalentListsPage.tsx';
import { answer } from '#testing/answer.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { openPage } from '#testing/open-page.tsx';

let received: ReturnType<typeof mockServer>;

letDialogsOpen();
beforeEach(() => {
  received = mockServer();
});
afterEach(() => {
  sessionStorage.clear();
});

const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const talent = { id: 't', slug: null, name: 'Asha Rao', image: null, skills: [], languages: [] };
const list = { id: 'l', name: 'Dancers', talents: 3, made_by: 'Ira', created_at: '', has_talent: true };

test('says which talent of a list cannot be seen, and removes one of the others', async () => {
  await openPage(listPage, { list, entries: [{ talent, added_by: null }], history: [] });
  expect(screen.queryByText(/^This list is empty|^No talent/)).toBeNull();
  expect(screen.getByText(/^2 /)).toBeDefined();

  await press(/^Remove Asha Rao/);
  await answer(received, 'POST /api/production/talent-lists/l/talents/remove');
  await press(/^Delete list/);
  expect(received).toHaveLength(0);
  cleanup();

  await openPage(listPage, { list: { ...list, talents: 0, made_by: null }, entries: [], history: [] });
  expect(screen.queryByText(/^\d+ /)).toBeNull();
});

test('shows the latest 20 invitations, and all when asked', async () => {
  const job = { id: 'j', title: 'Lead' };
  const invitations = Array.from({ length: 21 }, (_, place) => ({
    id: String(place),
    talent: { id: 't', name: `Talent ${place}` },
    job,
    invited_by: null,
    invited_at: '2026-03-01T10:00:00Z',
    answer: null,
  }));
  await openPage(listsPage, { lists: [list], history: [], invitations });
  expect(screen.getByRole('link', { name: /Dancers/ }).textContent).toContain('Ira');

  expect(screen.getByText(/Talent 19/)).toBeDefined();
  expect(screen.queryByText(/Talent 20/)).toBeNull();
  await press(/all|21/i);
  expect(screen.getByText(/Talent 20/)).toBeDefined();
});

const openDialog = () =>
  openPage({ default: () => <InviteDialog talentId="t" name="Asha" onClose={() => {}} /> }, {});

test('invites a talent to the open casting calls to which they are not invited', async () => {
  await openDialog();
  const jobs = [
    { id: 'j1', title: 'Lead' },
    { id: 'j2', title: 'Extra' },
  ];
  await answer(received, 'GET /api/production/casting-invitations', {
    invitations: [{ job: jobs[0] }],
    open_jobs: jobs,
  });

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Lead');
  expect(screen.getByRole('option', { name: 'Extra' })).toBeDefined();
  cleanup();

  await openDialog();
  await answer(received, 'GET /api/production/casting-invitations', {
    invitations: [{ job: jobs[0] }],
    open_jobs: [jobs[0]],
  });
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('dialog').textContent).toContain('Asha');
});

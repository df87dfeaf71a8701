import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HouseActions } from '#features/houses/discovery/HouseActions.tsx';
import { Invite } from '#features/houses/discovery/Invite.tsx';
import * as listPage from '#features/houses/discovery/TalentListPage.tsx';
import * as listsPage from '#features/houses/discovery/TalentListsPage.tsx';
import { storeHouse, storeTalent } from '#session/store.ts';
import { press, toasts } from '#testing/controls.ts';
import { pending, reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const talent = { id: 't', slug: null, name: 'Asha Rao', image: null, skills: [], languages: [] };
const list = { id: 'l', name: 'Dancers', talents: 3, made_by: 'Ira', created_at: '', has_talent: true };

test('says which talent of a list cannot be seen, and removes one of the others', async () => {
  await openPage(listPage, { list, entries: [{ talent, added_by: null }], history: [] });
  expect(screen.queryByText(/^This list is empty|^No talent/)).toBeNull();
  expect(screen.getByText(/^2 /)).toBeDefined();

  await press(/^Remove Asha Rao/);
  await reply('POST /api/production/talent-lists/l/talents/remove');
  await press(/^Delete list/);
  expect(pending).toHaveLength(0);
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
  openPage({ default: () => <Invite people={[{ id: 't', name: 'Asha' }]} onDone={() => {}} /> }, {});

test('invites a talent to the open casting calls to which they are not invited', async () => {
  await openDialog();
  const lead = { id: 'j1', title: 'Lead' };
  const invitation = {
    ...{ id: 'i', job: lead, talent: { id: 't', name: 'Asha' }, message: '', invited_by: null },
    ...{ invited_at: '2031-02-01T06:30:00.000Z', answer: 'waiting' as const },
  };
  await reply('GET /api/production/casting-invitations', {
    invitations: [invitation],
    open_jobs: [lead, { id: 'j2', title: 'Extra' }],
  });

  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Lead');
  expect(screen.getByRole('option', { name: 'Extra' })).toBeDefined();
  cleanup();

  await openDialog();
  await reply('GET /api/production/casting-invitations', {
    invitations: [invitation],
    open_jobs: [lead],
  });
  expect(screen.queryByRole('option')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('Asha');
});

const job = { id: 'j', title: 'Lead' };

test('sends an invitation, says so and closes the dialog, which keeps what was rejected', async () => {
  storeHouse('token', { id: 'h', company_name: 'Reel' } as never);
  const actions = { default: () => <HouseActions talentId="t" name="Asha" /> };
  await openPage({ ...actions, clientAction: listsPage.clientAction }, {}, { at: '/' });
  await press('Invite to apply');
  expect(screen.getByText('Loading...')).toBeDefined();
  await reply('GET /api/production/casting-invitations?talent_id=t', {
    invitations: [],
    open_jobs: [job],
  });
  expect(screen.queryByText('Loading...')).toBeNull();

  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Invite to apply');
  await reject('GET /api/production/casting-invitations', 500, { message: 'Not now.' });

  expect(screen.getByRole('alert').textContent).toBe('Not now.');
  expect(screen.queryByText(/^You have no open casting call/)).toBeNull();
  await press('Close');
  await press('Save to a list');
  expect(screen.getByRole('dialog', { name: 'Save Asha to a list' })).toBeDefined();
});

test('offers nothing to viewers, talent and visitors', async () => {
  const actions = { default: () => <HouseActions talentId="t" name="Asha" /> };
  await openPage(actions, {});
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();

  storeTalent('token', { id: 't', name: 'Asha' } as never);
  await openPage(actions, {});
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role: 'viewer' } as never);
  await openPage(actions, {});
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role: 'reviewer' } as never);
  await openPage(actions, {});
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('shows each list and invitation with its author and outcome', async () => {
  const invitation = {
    id: 'a',
    talent: { id: 't', name: 'Asha' },
    job,
    invited_by: 'Ira',
    answer: 'waiting',
  };
  await openPage(listsPage, {
    lists: [list, { ...list, id: 'm', name: 'Leads', made_by: null, talents: 1 }],
    history: [],
    invitations: [invitation, { ...invitation, id: 'b', invited_by: null, answer: 'applied' }],
  });

  const rows = (name: string) =>
    [...screen.getByRole('list', { name }).children].map((row) => [
      row.textContent,
      row.querySelector('a')?.getAttribute('href'),
    ]);
  expect(rows('Lists')).toEqual([
    ['DancersCreated by Ira3 talent', '/production/lists/l'],
    ['Leads1 talent', '/production/lists/m'],
  ]);
  expect(rows('Invitations')).toEqual([
    ['AshaLead, invited by IraNo answer yet', '/production/talent/t'],
    ['AshaLeadApplied', '/production/application-details/t'],
  ]);
  expect(screen.queryByText('No lists yet.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  cleanup();

  await openPage(listsPage, { lists: [], history: [], invitations: [] });
  expect(screen.getByText('No lists yet.')).toBeDefined();
  expect(screen.getByText(/^No invitations yet/)).toBeDefined();
});

test('renames and deletes a list, or says why that failed', async () => {
  await openPage(listPage, { list: { ...list, talents: 0 }, entries: [], history: [] });
  expect(screen.getByText(/^No talent on this list yet/)).toBeDefined();
  expect(screen.getByText('Created by Ira.')).toBeDefined();

  fireEvent.input(screen.getByLabelText(/^Name of the list/), { target: { value: 'Leads' } });
  await press('Save name');
  const renamed = await reply('PUT /api/production/talent-lists/', { message: 'Renamed.' });
  expect(renamed.body).toEqual({ name: 'Leads' });
  await press('Delete list');
  await press('Delete list');
  await reject('DELETE /api/production/talent-lists/l', 500, { message: 'Not now.' });
  await press('Delete list');
  await press('Delete list');
  await reply('DELETE /api/production/talent-lists/l', { message: 'List deleted.' });

  expect(toasts()).toEqual(['Renamed.', 'Not now.', 'List deleted.']);
  expect(screen.getByRole('heading').textContent).toBe('At /production/lists');
});

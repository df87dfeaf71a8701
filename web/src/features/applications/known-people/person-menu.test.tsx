import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { KnownPerson } from '#features/applications/known-people/KnownPerson.tsx';
import { PersonMenu } from '#features/applications/known-people/PersonMenu.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { housePaths } from '#house-paths.ts';
import { storeHouse } from '#session/store.ts';
import { control, press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const as = (team_role: 'reviewer' | 'viewer') =>
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role } as never);
beforeEach(() => as('reviewer'));

const show = (part: ReactNode) =>
  openSite([
    { path: '/', Component: () => part },
    { path: housePaths.talentLists, action: pageAction(listWrites) },
  ]);
const person = { talent_id: 't', name: 'Asha', application_id: 'a' };
const menu = <PersonMenu person={person} />;
const met = (id: string, status: 'shortlisted' | 'withdrawn' = 'shortlisted') => ({
  ...{ application_id: id, status, stage_names: [], applied_at: '2026-03-01T10:00:00Z' },
  ...{ job: { id: `job-${id}`, title: 'Soap' }, score: null, team_score: null, notes: [] },
});

test('offers neither an invitation nor another role for somebody without an account', async () => {
  await show(<PersonMenu person={{ ...person, is_registered: false }} />);

  await press('More for Asha');

  const choices = within(screen.getByRole('dialog', { name: 'Asha' })).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['', 'Save to a list']);
});

test('considers an applicant for an open role that they fit, and says why not for the others', async () => {
  await show(menu);
  await press('More for Asha');
  await press('Consider for another role');
  await reply('GET /api/production/applications/a/consider', {
    jobs: [
      { id: 'j1', title: 'Brother', reason: 'Another gender.' },
      { id: 'j2', title: 'Sister', reason: null },
    ],
  });

  expect(screen.getByRole('dialog', { name: 'Consider Asha for another role' }).textContent).toContain(
    'they can decline',
  );
  expect(screen.queryByRole('option', { name: 'Brother' })).toBeNull();
  expect(screen.getByRole('list', { name: 'Roles that do not fit' }).textContent).toBe(
    'BrotherAnother gender.',
  );
  fireEvent.change(control('job_id'), { target: { value: 'j2' } });
  await press('Consider for this role');
  await reject('POST /api/production/applications/a/consider', 409, { message: 'They declined.' });
  expect(screen.getByRole('alert').textContent).toBe('They declined.');
  await press('Consider for this role');
  const sent = await reply('POST /api/production/applications/a/consider', {
    ...{ message: 'Done.', application_id: 'c', job_id: 'j2', already_considered: false },
  });

  expect(sent.body).toEqual({ job_id: 'j2' });
  expect(toasts()).toEqual(['Done.']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('says so where no other role is open, and opens the lists and the invitation', async () => {
  await show(menu);
  await press('More for Asha');
  await press('Consider for another role');
  await reply('GET /api/production/applications/a/consider', { jobs: [] });
  expect(screen.getByText('You have no other open casting call for them.')).toBeDefined();

  for (const [choice, title] of [
    ['Save to a list', 'Save Asha to a list'],
    ['Invite to apply', 'Invite Asha to apply'],
  ] as const) {
    await press('Close');
    await press('More for Asha');
    await press(choice);
    expect(screen.getByRole('dialog', { name: title })).toBeDefined();
  }
});

test('offers viewers nothing, and no other role without an application that can be used', async () => {
  as('viewer');
  await show(menu);
  expect(screen.queryByRole('button')).toBeNull();

  as('reviewer');
  await show(<KnownPerson talentId="t" name="Bela" />);
  await reply('GET /api/production/met-before/t', { met: [met('a', 'withdrawn')] });
  await press('More for Bela');
  expect(screen.queryByRole('button', { name: 'Consider for another role' })).toBeNull();
});

test('shows on the profile where the house met somebody, and nothing when that fails', async () => {
  await show(<KnownPerson talentId="t" name="Asha" />);
  await reply('GET /api/production/met-before/t', { met: [met('a')] });
  expect(screen.getByRole('region', { name: 'Met before' }).textContent).toContain(
    'Shortlisted · 1 Mar 2026',
  );
  expect(screen.getByRole('link', { name: 'Soap' }).getAttribute('href')).toContain('job-a');

  cleanup();
  await show(<KnownPerson talentId="t" name="Asha" />);
  await reject('GET /api/production/met-before/t', 500, { message: 'Not now.' });
  expect(screen.queryByRole('region')).toBeNull();
});

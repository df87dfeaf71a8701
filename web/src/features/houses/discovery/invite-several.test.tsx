import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { Invite } from '#features/houses/discovery/Invite.tsx';
import { listWrites } from '#features/houses/discovery/list-writes.ts';
import { PeopleActions } from '#features/houses/discovery/PeopleActions.tsx';
import * as listPage from '#features/houses/discovery/TalentListPage.tsx';
import { housePaths } from '#house-paths.ts';
import { storeHouse } from '#session/store.ts';
import { button, control, press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';

const names = { a: 'Asha', b: 'Bela', c: 'Chetan' };
const people = Object.entries(names).map(([id, name]) => ({ id, name }));
const open_jobs = [
  { id: 'j1', title: 'Lead' },
  { id: 'j2', title: 'Extra' },
];
const left = (talent_id: 'a' | 'b' | 'c', reason: string, needs_confirm = false) => ({
  ...{ talent_id, name: names[talent_id], reason, needs_confirm },
});

beforeEach(() => {
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role: 'reviewer' } as never);
});

async function openDialog(chosen = people) {
  const Component = () => <Invite people={chosen} onDone={() => {}} />;
  const lists = { path: housePaths.talentLists, action: pageAction(listWrites) };
  await openSite([{ path: '/', Component }, lists]);
  await reply('GET /api/production/casting-invitations', { open_jobs, invitations: [] });
}
const chooseJob = (id: string) =>
  act(async () => fireEvent.change(control('job_id'), { target: { value: id } }));

test('says before sending who will be invited, and who not and why, and sends what was agreed', async () => {
  await openDialog();
  expect(screen.queryByRole('button')).toBeNull();

  await chooseJob('j1');
  const applied = left('b', 'Applied already.');
  const not_invited = [applied, left('c', 'Another gender.', true)];
  const asked = await reply('POST /api/production/casting-invitations/check', {
    invited: ['a'],
    not_invited,
  });
  expect(asked.body).toEqual({ job_id: 'j1', talent_ids: ['a', 'b', 'c'] });
  expect(screen.getByText('1 of 3 will be invited, 2 not:')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Not invited' }).textContent).toBe(
    'BelaApplied already.ChetanAnother gender.',
  );
  expect(button('Send 1 invitation')).toBeDefined();

  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  expect(screen.getByText('2 of 3 will be invited, 1 not:')).toBeDefined();
  fireEvent.input(control('message'), { target: { value: 'Please apply.' } });
  await press('Send 2 invitations');
  const sent = await reply('POST /api/production/casting-invitations', {
    ...{ message: '2 invitations sent.', invited: ['a', 'c'], not_invited: [applied] },
  });

  expect(sent.body).toEqual({
    ...{ job_id: 'j1', talent_ids: ['a', 'b', 'c'], message: 'Please apply.', confirm: true },
  });
  expect(toasts()).toEqual(['2 invitations sent.']);
});

test('checks each casting call that is chosen, and offers nothing to send where nobody fits', async () => {
  await openDialog();
  await chooseJob('j1');
  await reply('POST /api/production/casting-invitations/check', {
    invited: ['a', 'b', 'c'],
    not_invited: [],
  });
  expect(screen.getByText('All 3 will be invited.')).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();

  await chooseJob('j2');
  const not_invited = [left('a', 'Applied.'), left('b', 'Applied.'), { ...left('c', 'Gone.'), name: null }];
  await reply('POST /api/production/casting-invitations/check', { invited: [], not_invited });

  expect(screen.getByRole('list').textContent).toContain('Talent you can’t seeGone.');
  expect(screen.queryByRole('button')).toBeNull();
  await chooseJob('j1');
  await reject('POST /api/production/casting-invitations/check', 409, { message: 'Closed.' });
  expect(screen.getByRole('alert').textContent).toBe('Closed.');
});

test('says why one talent cannot be invited, and when nobody was in the end', async () => {
  await openDialog(people.slice(0, 1));
  await chooseJob('j1');
  await reply('POST /api/production/casting-invitations/check', { invited: ['a'], not_invited: [] });
  expect(screen.queryByText(/will be invited/)).toBeNull();

  fireEvent.input(control('message'), { target: { value: 'Please apply.' } });
  await press('Send invitation');
  await reply('POST /api/production/casting-invitations', {
    ...{ message: 'Nobody was invited.', invited: [], not_invited: [left('a', 'Invited already.')] },
  });

  expect(toasts()).toEqual(['Invited already.']);
});

test('takes at most 100 talent at once', async () => {
  const many = Array.from({ length: 101 }, (_, place) => ({ id: String(place), name: 'Asha' }));
  await openSite([{ path: '/', Component: () => <PeopleActions people={many} /> }]);
  await press('Invite to apply');

  expect(screen.getByRole('alert').textContent).toBe('At most 100 at once.');
});

const list = { id: 'l', name: 'Dancers', talents: 3, made_by: 'Ira', created_at: '', has_talent: false };
const entries = people.map(({ id, name }) => ({
  ...{ talent: { id, slug: null, name, image: null, skills: [], languages: [] }, added_by: null },
}));

test('invites those who are selected on a list, and offers to save them to another', async () => {
  await openPage(listPage, { list, entries, history: [] });
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
  expect(screen.queryByRole('region', { name: 'Selected talent' })).toBeNull();

  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select Bela' })));
  expect(screen.getByText('1 selected')).toBeDefined();
  await press('Select all 3');
  expect(boxes()).toEqual([true, true, true]);
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Select Asha' })));
  await press('Invite to apply');
  expect(screen.getByRole('dialog', { name: 'Invite 2 talent to apply' })).toBeDefined();
  await reply('GET /api/production/casting-invitations', { open_jobs: [], invitations: [] });
  expect(screen.getByText('You have no open casting call to invite them to.')).toBeDefined();
  await press('Close');
  await press('Save to a list');
  await reply('GET /api/production/talent-lists?talent_ids=b%2Cc', { lists: [list], history: [] });
  expect(screen.getByRole('dialog', { name: 'Save 2 talent to a list' }).textContent).toContain('Dancers');
  await press('Close');
  await press('Clear selection');
  expect(boxes()).toEqual([false, false, false]);
});

test('lets viewers select nobody', async () => {
  storeHouse('token', { id: 'h', company_name: 'Reel', team_role: 'viewer' } as never);
  await openPage(listPage, { list, entries, history: [] });

  expect(screen.getByText('Asha')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

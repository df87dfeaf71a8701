import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import { JobActions } from '#features/jobs/job-posts/JobActions.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { clearSession, storeHouse } from '#session/store.ts';
import { press, toasts } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { stageCounts } from '#testing/stage-counts.ts';
import { currentToasts } from '#ui/toast-list.ts';

const job = sampleJob();
const state: PostingState = {
  success: true,
  job,
  applicants: 2,
  waiting: 2,
  counts: { ...stageCounts, applied: 2 },
  someone_selected: false,
  updated_at: null,
  review: null,
  changes: [],
  history: [],
};

async function show(fields: Partial<PostingState> = {}) {
  const postingState = { ...state, ...fields };
  await openSite([
    { path: '/', Component: () => <JobActions postingState={postingState} />, action: pageAction(jobWrites) },
    { path: '/production/add-job', Component: () => <p>{useLocation().search}</p> },
  ]);
}

test('stops the applications with one press', async () => {
  await show();

  await press(/^Stop applications/);

  expect(received).toMatchObject([
    { to: `PUT /api/production/jobs/${job.id}/applications-stopped`, body: { stopped: true } },
  ]);
});

test('opens the draft that a copy creates', async () => {
  await show();

  await press('Copy');
  await reply(`POST /api/production/jobs/${job.id}/copy`, { message: 'Copied.', id: 'draft-1' });

  expect(screen.getByText('?draft=draft-1')).toBeTruthy();
});

test('shows members who are not owners no action that would be rejected', async () => {
  const house = {
    ...{ id: 'h1', owner_name: null, company_name: 'Lamp Films', type_of_work: null },
    ...{ profile_photo: null, image: null, updated_at: null },
  };
  storeHouse('t', { ...house, team_role: 'reviewer' });

  await show();
  const [buttons, edit] = [screen.queryAllByRole('button'), screen.queryByRole('link', { name: 'Edit' })];
  cleanup();
  storeHouse('t', { ...house, team_role: 'owner' });
  await show();

  expect([buttons, edit]).toEqual([[], null]);
  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  clearSession();
});

test('reopens a closed call with a deadline from today, or says what is wrong with it', async () => {
  await show({ job: { ...job, status: 'closed', application_deadline: '2020-01-01' } });
  expect(screen.queryByRole('button', { name: /^Close|^Stop/ })).toBeNull();
  await press('Reopen');
  const deadline = screen.getByLabelText<HTMLInputElement>(/^Application Deadline/);
  expect(deadline.value).toBe('');
  expect(deadline.min > '2020-01-01').toBe(true);

  fireEvent.change(deadline, { target: { value: '2031-05-01' } });
  await press('Reopen casting call');
  expect(received.at(-1)).toMatchObject({
    to: `POST /api/production/jobs/${job.id}/reopen`,
    body: { application_deadline: '2031-05-01' },
  });
  await reject(`POST /api/production/jobs/${job.id}/reopen`, 400, {
    message: 'No.',
    fields: { application_deadline: 'Too late.' },
  });
  expect(deadline.ariaInvalid).toBe('true');
  await press('Reopen casting call');
  await reply(`POST /api/production/jobs/${job.id}/reopen`, { message: 'Reopened.', status: 'open' });

  expect(screen.queryByRole('dialog')).toBeNull();
  expect(currentToasts().some(({ text }) => text === 'Reopened.')).toBe(true);
});

test('keeps a later deadline of the call that is reopened', async () => {
  await show({ job: { ...job, status: 'closed', application_deadline: '2099-01-01' } });

  await press('Reopen');

  const deadline = screen.getByLabelText<HTMLInputElement>(/^Application Deadline/);
  expect([deadline.value, deadline.min]).toEqual(['2099-01-01', '2099-01-01']);
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('accepts applications again after a stop, or says that this failed', async () => {
  await show({ job: { ...job, applications_stopped: true } });

  await press(/^Resume applications/);
  expect(received.at(-1)?.body).toEqual({ stopped: false });
  await reject(`PUT /api/production/jobs/${job.id}/applications-stopped`, 500, { message: '' });

  expect(toasts()).toEqual(['We couldn’t change this. Try again.']);
});

test('counts the applicants by status and what awaits a decision', async () => {
  await show();
  expect(
    within(screen.getByRole('list', { name: 'Applicants by status' })).getAllByRole('listitem'),
  ).toHaveLength(1);
  expect(screen.getByText(/^2 .*decision/)).toBeDefined();
  cleanup();

  await show({ counts: stageCounts, waiting: 0 });
  expect(screen.queryByRole('list', { name: 'Applicants by status' })).toBeNull();
  expect(screen.queryByText(/decision/)).toBeNull();
});

const review = { state: 'waiting', reason: null, changes: {}, image: false } as never;

test('shows the state of a review, its changes and how to appeal', async () => {
  await show({ review, job: { ...job, status: 'pending' } });
  expect(screen.getByText('Talent can’t see it yet.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Appeal this decision' })).toBeNull();
  cleanup();

  const changes = { application_deadline: '2031-05-01', compensation: '' };
  await show({ review: { state: 'rejected', reason: 'No fee.', changes, image: true } as never });
  expect(screen.getByText('Our team says: No fee.')).toBeDefined();
  expect(screen.getByText('1 May 2031')).toBeDefined();
  expect(screen.getByText('Empty')).toBeDefined();
  expect(screen.getByText('New picture')).toBeDefined();
  expect(screen.getByText(/^Talent still see the version we approved before. Edit it/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Appeal this decision' })).toBeDefined();
});

const refused = { state: 'rejected', reason: 'Fraud.', refused: true, changes: {}, image: null } as const;

test('offers to close a refused casting call, not to change it', async () => {
  await show({ review: refused, job: { ...job, status: 'pending' } });

  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Stop applications/ })).toBeNull();
});

test('shows on a closed casting call that it was refused, and how to appeal', async () => {
  await show({ review: refused, job: { ...job, status: 'closed' } });

  expect(screen.getByText('Rejected')).toBeDefined();
  expect(screen.getByText('This casting call was rejected.')).toBeDefined();
  expect(screen.getByText(/^We refused it for good/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Appeal this decision' })).toBeDefined();
});

test('shows the former text of a changed casting call', async () => {
  const at = '2031-02-03T06:30:00.000Z';
  await show({
    changes: [
      { field: 'compensation', was: '', becomes: '₹5,000', changed_at: at },
      { field: 'application_deadline', was: '2031-03-01', becomes: '2031-03-05', changed_at: at },
    ] as never,
  });

  const list = screen.getByText('What has changed in this casting call').parentElement;
  expect([...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Pay: not stated → ₹5,000Changed on 3 Feb 2031',
    'Deadline: 1 Mar 2031 → 5 Mar 2031Changed on 3 Feb 2031',
  ]);
  cleanup();
  await show();
  expect(screen.queryByText('What has changed in this casting call')).toBeNull();
});

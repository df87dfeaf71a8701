import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { pageAction } from '#api/page-action.ts';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { JobActions } from '#features/jobs/job-posts/JobActions.tsx';
import { jobWrites } from '#features/jobs/job-posts/job-writes.ts';
import { clearSession, storeHouse } from '#session/store.ts';
import { mockServer } from '#testing/mock-server.ts';
import { letDialogsOpen } from '#testing/open-dialogs.ts';
import { sampleJob } from '#testing/sample-job.ts';
import { stageCounts } from '#testing/stage-counts.ts';

letDialogsOpen();

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

let received: ReturnType<typeof mockServer>;

beforeEach(() => {
  received = mockServer();
});
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const answer = (status: number, body: object) => act(async () => received.at(-1)?.answer(status, body));

async function show() {
  const Site = createRoutesStub([
    { path: '/', Component: () => <JobActions postingState={state} />, action: pageAction(jobWrites) },
    { path: '/production/add-job', Component: () => <p>{useLocation().search}</p> },
  ]);
  await act(async () => render(<Site />));
}

test('keeps the dialog and what was typed when a call cannot be closed', async () => {
  await show();
  await press('Close');
  const dialog = within(screen.getByRole('dialog'));
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.change(text, { target: { value: 'Thanks' } });

  await press('Close and reject 2 applicants');
  expect(received.at(-1)).toMatchObject({
    to: `POST /api/production/jobs/${job.id}/close`,
    body: { rejection: 'Thanks' },
  });
  await answer(400, { success: false, message: 'Too short.', fields: { rejection: 'Too short.' } });

  expect(text.getAttribute('aria-invalid')).toBe('true');
  expect(text.value).toBe('Thanks');
});

test('closes the dialog when the call is closed', async () => {
  await show();
  await press('Close');

  await press('Close and reject 2 applicants');
  await answer(200, { success: true, message: 'Casting call closed.', rejected: 2 });

  expect(screen.queryByRole('dialog')).toBeNull();
});

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
  await answer(200, { success: true, message: 'Copied.', id: 'draft-1' });

  expect(screen.getByText('?draft=draft-1')).toBeTruthy();
});

test('shows members who are not owners no action that would be refused', async () => {
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

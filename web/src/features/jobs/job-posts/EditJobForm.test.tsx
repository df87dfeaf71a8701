import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { EditJobForm } from '#features/jobs/job-posts/EditJobForm.tsx';
import type { PostingState } from '#features/jobs/job-posts/find-posting-state.ts';
import { mockServer } from '#testing/mock-server.ts';
import { control, fill } from '#testing/open-job-form.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { stageCounts } from '#testing/stage-counts.ts';

beforeEach(() => {
  // jsdom has no layout and does not implement scrollIntoView.
  Element.prototype.scrollIntoView = () => {};
});

function postingStateOf(
  job: Parameters<typeof sampleJob>[0],
  more: Partial<PostingState> = {},
): PostingState {
  return {
    success: true,
    job: sampleJob({ mobile: '+919812300001', email: 'casting@house.example', ...job }),
    applicants: 0,
    waiting: 0,
    counts: stageCounts,
    someone_selected: false,
    updated_at: null,
    review: null,
    changes: [],
    history: [],
    ...more,
  };
}

const newer = postingStateOf(
  { skills_needed: 'Singing', city_location: 'Delhi' },
  {
    updated_at: '2031-02-02T08:30:00.000Z',
    history: [
      { id: 7, action: 'edited', by: 'Mira Das', about: null, happened_at: '2031-02-02T08:30:00.000Z' },
    ],
  },
);

/** Opens the form of a casting call, then edits its role description and changes its city to Pune. */
async function openEdited() {
  const requests = mockServer();
  const onDiscard = vi.fn();
  const onSaved = vi.fn();
  const Component = () => (
    <EditJobForm
      postingState={postingStateOf({ city_location: 'Mumbai' })}
      onSaved={onSaved}
      onDiscard={onDiscard}
    />
  );
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site initialEntries={['/']} />);
  await screen.findByRole('form', { name: 'Edit casting call' });
  fill({ city_location: 'Pune', role_description: 'She tells it.' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  return { requests, onDiscard, onSaved, save };
}

async function saveAfterAnother({ requests, save }: Awaited<ReturnType<typeof openEdited>>) {
  save();
  requests[0]?.answer(409, {
    success: false,
    message: 'Someone changed this casting call.',
    postingState: newer,
  });
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, newer);
  return within(await screen.findByRole('alert'));
}

test('names the user who changed the casting call meanwhile, the conflicting fields and the updated fields', async () => {
  const conflict = await saveAfterAnother(await openEdited());

  expect(conflict.getByText(/^Mira Das changed this casting call/)).toBeTruthy();
  expect(conflict.getByText('Updated in the form: Skills Needed.')).toBeTruthy();
  expect(conflict.getByRole('term').textContent).toBe('City / Location');
  expect(conflict.getByRole('definition').textContent).toBe('Delhi');
});

test('keeps all typed changes and applies them to the newer version on the next save', async () => {
  const edited = await openEdited();
  await saveAfterAnother(edited);
  expect(control('city_location').value).toBe('Pune');
  expect(control('skills_needed').value).toBe('Singing');

  edited.save();

  const { requests, onSaved } = edited;
  expect(requests[0]?.form.get('if_match')).toBe('never');
  const sent = requests[2]?.form;
  expect(sent?.get('if_match')).toBe(newer.updated_at);
  expect(sent?.get('city_location')).toBe('Pune');
  expect(sent?.get('skills_needed')).toBe('Singing');
  expect(sent?.get('role_description')).toBe('She tells it.');
  requests[2]?.answer(200, { success: true, message: 'Changes saved.' });
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('can discard the typed changes and load the saved version', async () => {
  const edited = await openEdited();
  const conflict = await saveAfterAnother(edited);

  fireEvent.click(conflict.getByRole('button', { name: /^Discard my changes/ }));

  const shown = expect.objectContaining({ updated_at: newer.updated_at });
  expect(edited.onDiscard).toHaveBeenCalledWith(shown);
});

test('shows a 409 error without a conflict when nobody else saved', async () => {
  const { requests, save } = await openEdited();
  save();

  requests[0]?.answer(409, { success: false, message: 'This call is closed. Reopen it to change it.' });
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, postingStateOf({ status: 'closed' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(control('city_location').value).toBe('Pune');
});

test('reuses the request id when the same data is sent again after a lost response', async () => {
  const { requests, save } = await openEdited();
  save();
  requests[0]?.lose();
  await screen.findByRole('button', { name: 'Save changes' });

  save();

  expect(requests[1]?.form.get('request_id')).toBe(requests[0]?.form.get('request_id'));
});

import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { EditJobForm } from '#features/jobs/job-posts/EditJobForm.tsx';
import type { PostingState } from '#features/jobs/jobs/find-job.ts';
import { control } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { fill } from '#testing/open-job-form.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { stageCounts } from '#testing/stage-counts.ts';

const PUT = 'PUT /api/production/jobs/job-1';
const GET = 'GET /api/production/jobs/job-1/posting-state';

function postingStateOf(
  job: Parameters<typeof sampleJob>[0],
  more: Partial<PostingState> = {},
): PostingState {
  return {
    success: true,
    job: sampleJob({ id: 'job-1', mobile: '+919812300001', email: 'casting@house.example', ...job }),
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
  return { onDiscard, onSaved, save };
}

async function saveAfterAnother({ save }: Awaited<ReturnType<typeof openEdited>>) {
  save();
  await reject(PUT, 409, {
    message: 'Someone changed this casting call.',
  });
  await reply(GET, newer);
  return within(await screen.findByRole('alert'));
}

test('names the author of a conflicting change, the conflicting fields and the updated fields', async () => {
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

  const { onSaved } = edited;
  expect(received[0]?.form.get('if_match')).toBe('never');
  const sent = received[2]?.form;
  expect(sent?.get('if_match')).toBe(newer.updated_at);
  expect(sent?.get('city_location')).toBe('Pune');
  expect(sent?.get('skills_needed')).toBe('Singing');
  expect(sent?.get('role_description')).toBe('She tells it.');
  await reply(PUT, { message: 'Changes saved.' });
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
  const { save } = await openEdited();
  save();

  await reject(PUT, 409, {
    message: 'This call is closed. Reopen it to change it.',
  });
  await reply(GET, postingStateOf({ status: 'closed' }));

  await waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(control('city_location').value).toBe('Pune');
});

test('reuses the request id when the same data is sent again after a lost response', async () => {
  const { save } = await openEdited();
  save();
  received[0]?.lose();
  await screen.findByRole('button', { name: 'Save changes' });

  save();

  expect(received[1]?.form.get('request_id')).toBe(received[0]?.form.get('request_id'));
});

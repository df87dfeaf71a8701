import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditJobForm } from '#features/job-posts/EditJobForm.tsx';
import type { Standing } from '#features/job-posts/find-standing.ts';
import { control, fill } from '#testing/open-job-form.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { standInForServer } from '#testing/stand-in-server.ts';

beforeEach(() => {
  // jsdom draws nothing.
  Element.prototype.scrollIntoView = () => {};
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function standingOf(job: Parameters<typeof sampleJob>[0], more: Partial<Standing> = {}): Standing {
  const counts = { applied: 0, viewed: 0, shortlisted: 0, audition: 0 };
  return {
    success: true,
    job: sampleJob({ mobile: '+919812300001', email: 'casting@house.example', ...job }),
    ...{ applicants: 0, waiting: 0, counts: { ...counts, selected: 0, not_selected: 0, withdrawn: 0 } },
    ...{ updated_at: null, history: [] },
    ...more,
  };
}

const newer = standingOf(
  { skills_needed: 'Singing', city_location: 'Delhi' },
  {
    updated_at: '2031-02-02T08:30:00.000Z',
    history: [{ id: 7, act: 'edited', by: 'Mira Das', about: null, happened_at: '2031-02-02T08:30:00.000Z' }],
  },
);

/** The form of a call whose role was described and whose city was changed to Pune by hand. */
async function openEdited() {
  const requests = standInForServer();
  const onDiscard = vi.fn();
  const onSaved = vi.fn();
  const Component = () => (
    <EditJobForm standing={standingOf({ city_location: 'Mumbai' })} onSaved={onSaved} onDiscard={onDiscard} />
  );
  const Site = createRoutesStub([{ path: '/', Component }]);
  render(<Site initialEntries={['/']} />);
  await screen.findByRole('form', { name: 'Edit the call' });
  fill({ city_location: 'Pune', role_description: 'She tells it.' });
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  return { requests, onDiscard, onSaved, save };
}

async function meetTheOther({ requests, save }: Awaited<ReturnType<typeof openEdited>>) {
  save();
  requests[0]?.answer(409, { success: false, message: 'Somebody changed this call.', standing: newer });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, newer);
  return within(await screen.findByRole('alert'));
}

test('who changed the call meanwhile is named, with what both changed and what is taken over', async () => {
  const told = await meetTheOther(await openEdited());

  expect(told.getByText(/^Mira Das changed this call in the meantime/)).toBeTruthy();
  expect(told.getByText('Taken over from there: Skills Needed.')).toBeTruthy();
  expect(told.getByRole('term').textContent).toBe('City / Location');
  expect(told.getByRole('definition').textContent).toBe('Delhi');
});

test('nothing typed is lost, and the next save puts it on top of what was saved there', async () => {
  const edited = await openEdited();
  await meetTheOther(edited);
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
  requests[2]?.answer(200, { success: true, message: 'Your changes are saved.' });
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalled());
});

test('what was saved there can be had instead', async () => {
  const edited = await openEdited();
  const told = await meetTheOther(edited);

  fireEvent.click(told.getByRole('button', { name: /^Give mine up/ }));

  const shown = expect.objectContaining({ updated_at: newer.updated_at });
  expect(edited.onDiscard).toHaveBeenCalledWith(shown);
});

test('a refusal that no other save caused is told as it is', async () => {
  const { requests, save } = await openEdited();
  save();

  requests[0]?.answer(409, { success: false, message: 'This call is closed. Reopen it to change it.' });
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer(200, standingOf({ status: 'closed' }));

  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Save changes' })).toBeTruthy());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(control('city_location').value).toBe('Pune');
});

test('the same sent again after a lost answer has the same name', async () => {
  const { requests, save } = await openEdited();
  save();
  requests[0]?.lose();
  await screen.findByRole('button', { name: 'Save changes' });

  save();

  expect(requests[1]?.form.get('request_id')).toBe(requests[0]?.form.get('request_id'));
});

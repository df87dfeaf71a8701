import { addDays } from '@kirdaar/contract/rules/calendar';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clientLoader } from '#features/jobs/job-posts/AddJobPage.tsx';
import { draftName } from '#features/jobs/job-posts/JobForm.tsx';
import { storeHouse } from '#session/store.ts';
import { control } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { descriptionOf, fill, filled, openJobForm, submit, today } from '#testing/open-job-form.tsx';
import { sampleCompany } from '#testing/sample-company.ts';
import { sampleJob } from '#testing/sample-job.ts';
import { sampleRole } from '#testing/sample-role.ts';
import { stageCounts } from '#testing/stage-counts.ts';
import { readDraft } from '#ui/draft.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('does not send an empty form, marks each required field and focuses the first', async () => {
  await openJobForm();

  submit();

  expect(screen.getAllByText('Please fill this in.')).toHaveLength(Object.keys(filled).length);
  expect(document.activeElement).toBe(control('project_type'));
  expect(received).toHaveLength(0);
});

test('has its four sections, its option lists and the right controls', async () => {
  await openJobForm();

  const sections = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(sections).toEqual(['Project Information', 'Role Details', 'Logistics', 'Compensation']);
  const dates = ['audition_dates', 'shoot_dates', 'application_deadline'].map((name) => control(name).type);
  expect([control('email').type, ...dates]).toEqual(['email', 'date', 'date', 'date']);
  const offered = [...control('audition_type').querySelectorAll('option')].map((option) => option.value);
  expect(offered).toEqual(['', 'Online', 'Offline', 'Self-tape']);
});

test('requires every field except image, positions, the last audition day, compensation and the Hindi texts', async () => {
  await openJobForm();

  const open = [...document.querySelectorAll('[name]:not([required]):not([type=hidden])')];
  expect(open.map((element) => element.getAttribute('name'))).toEqual([
    ...['image', 'positions', 'open_to', 'audition_end_date', 'compensation'],
    ...['project_description_hi', 'role_description_hi', 'skills_needed_hi'],
  ]);
});

test.each([
  ['age_range', '24-18', 'Enter an age range like 18-24, 18+ or 30.'],
  ['email', 'casting@house', 'Write the part after the @ in full, like gmail.com.'],
  ['phone_number', '12345', 'Please enter a valid phone number.'],
  ['application_deadline', addDays(today, -1), 'The deadline can’t be in the past.'],
  ['project_type', '   ', 'Please fill this in.'],
  [
    'compensation',
    'Registration fee 500',
    'A casting call must not ask talent for money. Please remove “Registration fee”.',
  ],
])('shows the error beside %s when the user leaves it with %s', async (name, value, message) => {
  await openJobForm();

  fill({ [name]: value });
  fireEvent.blur(control(name));

  expect(descriptionOf(name)).toContain(message);
});

test('validates the audition against the shoot, whichever field is left last', async () => {
  await openJobForm();
  fill({ audition_dates: addDays(today, 9), shoot_dates: addDays(today, 8) });

  fireEvent.blur(control('shoot_dates'));

  expect(descriptionOf('audition_dates')).toContain('The audition can’t be after the shoot.');
});

test('removes an error as soon as it is corrected', async () => {
  await openJobForm();
  fill({ age_range: 'young' });
  fireEvent.blur(control('age_range'));

  fill({ age_range: '18+' });

  expect(control('age_range').getAttribute('aria-invalid')).toBe('false');
});

test('confirms a posted casting call and opens its project', async () => {
  await openJobForm();
  fill(filled);
  submit();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Submitting...' }).disabled).toBe(true);

  await reply('POST /api/production/jobs', {
    message: '',
    id: 'job-1',
    ids: ['job-1'],
    project_id: 'film-1',
    status: 'open',
  });

  expect(await screen.findByText('Job Post Added Successfully 🎉')).toBeTruthy();
  expect(await screen.findByText('Project film-1')).toBeTruthy();
  expect(sessionStorage).toHaveLength(0);
});

test('keeps everything after a rejection, with the error beside its field and the focus on it', async () => {
  await openJobForm();
  fill(filled);
  submit();

  await reject('POST /api/production/jobs', 400, {
    message: 'Wrong height.',
    fields: { height: 'Wrong height.' },
  });

  expect(await screen.findAllByText('Wrong height.')).toHaveLength(2);
  expect(document.activeElement).toBe(control('height'));
  expect(control('project_type').value).toBe('Web Series');
});

test('sends a casting call that could not be posted as a draft at once', async () => {
  await openJobForm();
  fill(filled);
  submit();
  await reject('POST /api/production/jobs', 500, { message: 'No.' });

  await waitFor(() => expect(received[1]?.to).toBe('PUT /api/production/job-drafts'));
  expect(received[1]?.body).toMatchObject({ fields: { project_type: 'Web Series' } });
});

test('resends a casting call with the same request id after a lost response, even after a reload', async () => {
  await openJobForm();
  fill(filled);
  submit();
  received[0]?.lose();
  expect(await screen.findByText('Failed to add job post')).toBeTruthy();
  cleanup();

  await openJobForm();
  submit();

  const [first, second] = received.filter(({ to }) => to === 'POST /api/production/jobs');
  expect(second?.form.get('project_type')).toBe('Web Series');
  expect(second?.form.get('request_id')).toBe(first?.form.get('request_id'));
});

test('shows in the form that the session has ended and keeps everything through the login', async () => {
  await openJobForm();
  fill(filled);
  submit();

  await reject('POST /api/production/jobs', 401, { message: 'Please log in.' });
  expect(await screen.findByText('You are no longer logged in.')).toBeTruthy();
  expect(control('project_type').value).toBe('Web Series');

  fireEvent.click(screen.getByRole('button', { name: 'Log in again' }));
  expect(await screen.findByText('The login')).toBeTruthy();
  expect(readDraft(draftName('house-1'))).toMatchObject({ project_type: 'Web Series' });
});

test('starts a new form with the email and the phone of the house, also a landline', async () => {
  storeHouse('t', { ...emptyHouse, type_of_work: null });
  const request = new Request('http://localhost/production/add-job');
  const { form } = clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  const drafts = { production_house_id: 'house-9', may_post: true, drafts: [], days: 30 as const };
  await reply('GET /api/production/job-drafts', drafts);
  const contact = { email: 'casting@house.example', phone_number: '022 2345 6789' };
  await reply('GET /api/production/profile', { production_house: sampleCompany(contact) });

  expect((await form)?.opening).toEqual({ request_id: expect.any(String), ...contact });
});

test('starts a further role with what its project has said, without the role and the past days', async () => {
  storeHouse('t', { ...emptyHouse, type_of_work: 'Film Production' });
  const request = new Request('http://localhost/production/add-job?project=film-1');
  const { form } = clientLoader({ request } as Parameters<typeof clientLoader>[0]);
  const drafts = { production_house_id: 'house-8', may_post: true, drafts: [], days: 30 as const };
  await reply('GET /api/production/job-drafts', drafts);
  const project = { id: 'film-1', name: null, project_type: 'Web Series' };
  await reply('GET /api/production/projects/film-1', { project, roles: [sampleRole()], team: [] });
  const days = { audition_dates: addDays(today, -2), shoot_dates: addDays(today, 20) };
  const job = sampleJob({ project_id: 'film-1', ...days });
  const state = { applicants: 0, counts: stageCounts, waiting: 0, someone_selected: false };
  const untouched = { review: null, updated_at: null, history: [], changes: [] };
  await reply('GET /api/production/jobs/job-1/posting-state', { job, ...state, ...untouched });

  const opening = (await form)?.opening;
  const { project_type, city_location } = job;
  const { shoot_dates } = days;
  expect(opening).toMatchObject({ project_id: 'film-1', project_type, city_location, shoot_dates });
  for (const name of ['role_details', 'age_range', 'audition_dates'])
    expect(opening).not.toHaveProperty(name);
});

const emptyHouse = { company_name: null, profile_photo: null, image: null, updated_at: null };

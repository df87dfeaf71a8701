import type { Job } from '@kirdaar/contract/jobs/jobs';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import ApplyPage from '#features/applications/apply/ApplyPage.tsx';
import type { OwnApplication } from '#features/applications/apply/find-application.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import type { StoredTalent } from '#session/store.ts';

const user: StoredTalent = {
  id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

const job: Job = {
  id: 'b8a1c6de-58a4-4a0e-9f50-4c0a3c1f7e22',
  project_id: null,
  positions: 1,
  applicants: 0,
  applications_stopped: false,
  children: null,
  project_title: 'Younger sister · Short Film',
  title: 'Younger sister · Short Film',
  project_type: 'Short Film',
  project_description: 'A quiet film.',
  project_description_hi: null,
  city_location: 'Pune',
  application_deadline: null,
  image: null,
  production_house: { id: 'e1', company_name: 'Test Films', image: null, verified: false },
  production_house_name: 'Test Films',
  shoot_dates: null,
  shoot_duration: null,
  casting_by: null,
  casting_agency: null,
  audition_dates: null,
  audition_end_date: null,
  audition_type: null,
  role: 'Younger sister',
  role_title: 'Younger sister',
  role_type: 'Primary',
  role_description: 'Warm and quick.',
  role_description_hi: null,
  gender: 'Female',
  age_range: '18-24',
  category: 'All',
  look: 'Average',
  height: '160 cm',
  body_type: 'Average',
  skills_needed: 'yoga',
  skills_needed_hi: null,
  language_required: 'Hindi',
  availability_required: 'Full-time',
  compensation: null,
  email: null,
  mobile: null,
  contact_hidden: false,
  contact_hidden_reason: null,
  status: 'open',
  posted_on: '2026-01-01T00:00:00.000Z',
};

const prefill: Prefill = {
  values: { fullName: 'Asha Rao' },
  media: { headshot: [], fullPhoto: [], auditionVideo: [] },
};

function sent(status: 'applied' | 'withdrawn'): OwnApplication {
  const happened_at = '2026-03-05T09:00:00.000Z';
  const status_history = [{ status, happened_at, party: 'talent', reason: null } as const];
  return {
    application_id: 'a1',
    status,
    applied_at: happened_at,
    status_history,
    needs_answer: false,
    correctable: false,
    can_send_again: false,
    under_consideration: false,
    rejection: null,
    job_changes: [],
    job,
  };
}

function open(loaded: { job: Job | undefined; application?: OwnApplication } | undefined) {
  // The router passes only the loader's data, whatever other props the page's type requires.
  const Component = ApplyPage as ComponentType;
  const Site = createRoutesStub([
    { path: '/', Component, loader: () => loaded && { user, prefill, application: undefined, ...loaded } },
  ]);
  render(<Site />);
}

test('shows the casting call and fills in the known name', async () => {
  open({ job });

  expect(await screen.findByRole('heading', { name: job.title })).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Full Name/ })).value).toBe(
    'Asha Rao',
  );
});

test('does not accept an application to a closed casting call', async () => {
  open({ job: { ...job, application_deadline: '2020-01-01' } });

  expect(await screen.findByText('This casting call is closed to new applications.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('does not accept a second application to the same casting call', async () => {
  open({ job, application: sent('applied') });

  expect(await screen.findByText('You have already applied to this casting call.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('does not accept an application after a withdrawal', async () => {
  open({ job, application: sent('withdrawn') });

  expect(
    await screen.findByText('You withdrew your application to this casting call, so you can’t apply again.'),
  ).toBeTruthy();
  expect(screen.getByText('5 Mar 2026, 2:30 pm IST')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('offers to send a withdrawn application again', async () => {
  open({ job, application: { ...sent('withdrawn'), can_send_again: true } });

  expect(await screen.findByRole('button', { name: /^Send again/ })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('shows that a casting call does not exist', async () => {
  open({ job: undefined });

  expect(await screen.findByText('Job not found.')).toBeTruthy();
});

test('shows that the job id is missing in a URL without a casting call', async () => {
  open(undefined);

  expect(
    await screen.findByText('❌ Job ID is missing. Please try again from a valid casting call.'),
  ).toBeTruthy();
});

import type { Job } from '@kirdaar/contract/jobs/jobs';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import ApplyPage, {
  clientAction,
  clientLoader,
  shouldRevalidate,
} from '#features/applications/apply/ApplyPage.tsx';
import type { OwnApplication } from '#features/applications/apply/find-application.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { type StoredTalent, storeHouse, storeTalent } from '#session/store.ts';
import { answer } from '#testing/answer.ts';
import { storedPhoto } from '#testing/apply-form.tsx';
import { mockServer } from '#testing/mock-server.ts';
import { sampleJob } from '#testing/sample-job.ts';
import { sampleProfile } from '#testing/sample-profile.ts';

const user: StoredTalent = {
  id: '7d3c1f0a-6f0e-4a83-9d5c-0c7d5a0b9d11',
  name: 'Asha Rao',
  profile_photo: null,
  profileType: null,
  image: null,
  updated_at: null,
};

const job = sampleJob({ id: 'job-1', application_deadline: null });

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

afterEach(() => {
  localStorage.clear();
});

function open(loaded: { job: Job | undefined; application?: OwnApplication; sent?: object } | undefined) {
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

test('does not accept an application to a casting call that takes none now', async () => {
  open({ job: { ...job, applications_stopped: true } });

  expect(await screen.findByText('This casting call is not taking applications now.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('lets the talent correct an application that was not opened yet', async () => {
  const answers = { role_specific_info: 'I ride.', travel: true, availability: true, details: {} };
  open({ job, application: sent('applied'), sent: answers });

  const correct = await screen.findByText('Correct your application');
  expect(correct.closest('details')?.open).toBe(false);
  expect(screen.getByDisplayValue('I ride.')).toBeTruthy();
});

function Elsewhere() {
  const { pathname, search } = useLocation();
  return <h1>{`At ${pathname}${search}`}</h1>;
}

/** Opens the page with its loader, as a talent or a house. */
async function visit(at: string) {
  const received = mockServer();
  const loader = ({ params, request }: object & { params: object; request: Request }) =>
    clientLoader({ params, request } as never);
  const Component = ApplyPage as unknown as ComponentType;
  const page = { Component, loader: loader as never, action: clientAction, shouldRevalidate };
  const Site = createRoutesStub([
    { path: '/user/castingapplicaton/:userId/:jobId', ...page },
    { path: '/apply', ...page },
    { path: '*', Component: Elsewhere },
  ]);
  await act(async () => render(<Site initialEntries={[at]} />));
  return received;
}

test('sends everyone but a talent to the login', async () => {
  storeHouse('t', { company_name: 'Reel', type_of_work: null } as never);
  await visit('/apply?jobId=job-1');

  expect(await screen.findByRole('heading', { name: 'At /user/login' })).toBeTruthy();
});

test('loads what the talent needs to apply, with the voice sample first for a voice', async () => {
  storeTalent('t', user);
  const received = await visit('/user/castingapplicaton/someone/job-1?jobType=Film');
  const voice = { ...storedPhoto('v'), kind: 'voice_sample', caption: 'My voice' };
  const video = { ...storedPhoto('w'), kind: 'audition_video', caption: 'My video' };
  await answer(received, 'GET /api/user/job-applications', { data: [] });
  await answer(received, 'GET /api/user/media', { media: [video, voice] });
  await answer(received, 'GET /api/user/profile', { user: sampleProfile() });
  await answer(received, 'GET /api/user/application-kits', { kits: [] });
  await answer(received, 'GET /api/user/plan/current', { usage: [] });
  await answer(received, 'GET /api/production/jobs/job-1', { job: { ...job, category: 'VOICE OVER' } });

  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'My voice' });
  expect(chosen.checked).toBe(true);
});

test('loads a withdrawn application again after it was sent again', async () => {
  const application = { ...sent('withdrawn'), can_send_again: true };
  const received = mockServer();
  let found: object = { user, prefill, job, application };
  const Component = ApplyPage as ComponentType;
  const page = { Component, loader: () => found, action: clientAction, shouldRevalidate };
  const Site = createRoutesStub([{ path: '/', ...page }]);
  await act(async () => render(<Site />));
  found = { user, prefill, job, application: sent('applied') };

  await userEvent.click(screen.getByRole('button', { name: /^Send again/ }));
  await answer(received, 'POST /api/user/job-applications/a1/send-again');

  expect(await screen.findByText('You have already applied to this casting call.')).toBeTruthy();
});

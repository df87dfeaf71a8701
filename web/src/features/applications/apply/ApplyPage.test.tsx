import type { Job } from '@kirdaar/contract/jobs/jobs';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import ApplyPage, {
  clientAction,
  clientLoader,
  shouldRevalidate,
} from '#features/applications/apply/ApplyPage.tsx';
import type { OwnApplication } from '#features/applications/apply/own-application.ts';
import type { Prefill } from '#features/applications/apply/prefill.ts';
import { storeHouse, storeTalent } from '#session/store.ts';
import { storedPhoto } from '#testing/apply-form.tsx';
import { reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';
import { sampleLibrary } from '#testing/sample-media.ts';
import { noPlan } from '#testing/sample-plans.ts';
import { sampleProfile } from '#testing/sample-profile.ts';
import { sampleUser } from '#testing/sample-session.ts';

const user = sampleUser();

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
    ...{ via_agency: null, mandate_id: null, claims: [] },
    status_history,
    needs_answer: false,
    correctable: false,
    can_send_again: false,
    under_consideration: false,
    staff_stop: null,
    rejection: null,
    job_changes: [],
    job,
  };
}

function open(
  loaded:
    | {
        job: Job | undefined;
        application?: OwnApplication;
        sent?: object;
        asked?: object[];
        prefill?: Prefill;
      }
    | undefined,
) {
  const loader = () => loaded && { user, prefill, application: undefined, asked: [], ...loaded };
  return openSite([{ path: '/', Component: ApplyPage, loader }]);
}

test('shows the casting call and fills in the known name', async () => {
  await open({ job });

  expect(await screen.findByRole('heading', { name: job.title })).toBeTruthy();
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /Full Name/ })).value).toBe(
    'Asha Rao',
  );
});

test('does not accept an application to a closed casting call', async () => {
  await open({ job: { ...job, application_deadline: '2020-01-01' } });

  expect(await screen.findByText('This casting call is closed to new applications.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('tells a child before the form that the house is not verified for children', async () => {
  const unverified = { ...job, production_house: { ...job.production_house, sees_children: false } };
  await open({ job: unverified });
  expect(await screen.findByRole('form')).toBeTruthy();
  cleanup();

  await open({ job: unverified, prefill: { ...prefill, isChild: true } });

  expect(await screen.findByText(/can’t receive applications from anyone under 18/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('tells a child before the form that the casting call is for adults', async () => {
  const forAdults = { ...job, age_range: '18-24' };
  await open({ job: forAdults });
  expect(await screen.findByRole('form')).toBeTruthy();
  cleanup();

  await open({ job: forAdults, prefill: { ...prefill, isChild: true } });

  expect(await screen.findByText(/only for people aged 18 or older/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('does not accept a second application to the same casting call', async () => {
  await open({ job, application: sent('applied') });

  expect(await screen.findByText('You have already applied to this casting call.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('does not accept an application after a withdrawal', async () => {
  await open({ job, application: sent('withdrawn') });

  expect(
    await screen.findByText('You withdrew your application to this casting call, so you can’t apply again.'),
  ).toBeTruthy();
  expect(screen.getByText('5 Mar 2026, 2:30 pm IST')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('offers to send a withdrawn application again', async () => {
  await open({ job, application: { ...sent('withdrawn'), can_send_again: true } });

  expect(await screen.findByRole('button', { name: /^Send again/ })).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('shows a child what waits for the guardian instead of the form', async () => {
  const asked = [{ id: 'r1', kind: 'application', title: 'Anchor · TV Serial', approved: null }];
  await open({ job, asked });

  expect(await screen.findByText(/Anchor · TV Serial/)).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('shows that a casting call does not exist', async () => {
  await open({ job: undefined });

  expect(await screen.findByText('Job not found.')).toBeTruthy();
});

test('shows that the job id is missing in a URL without a casting call', async () => {
  await open(undefined);

  expect(
    await screen.findByText('❌ Job ID is missing. Please try again from a valid casting call.'),
  ).toBeTruthy();
});

test('does not accept an application to a casting call that takes none now', async () => {
  await open({ job: { ...job, applications_stopped: true } });

  expect(await screen.findByText('This casting call is not taking applications now.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('lets the talent correct an application that was not opened yet', async () => {
  const answers = { role_specific_info: 'I ride.', travel: true, availability: true, details: {} };
  await open({ job, application: sent('applied'), sent: answers });

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
  const page = { Component: ApplyPage, loader: clientLoader, action: clientAction, shouldRevalidate };
  await openSite(
    [
      { path: '/user/castingapplicaton/:userId/:jobId', ...page },
      { path: '/apply', ...page },
      { path: '*', Component: Elsewhere },
    ],
    at,
  );
}

test('sends everyone but a talent to the login', async () => {
  storeHouse('t', { company_name: 'Reel', type_of_work: null } as never);
  await visit('/apply?jobId=job-1');

  expect(await screen.findByRole('heading', { name: 'At /user/login' })).toBeTruthy();
});

test('loads the data of the application form, with the voice sample first for a voice artist', async () => {
  storeTalent('t', user);
  await visit('/user/castingapplicaton/someone/job-1?jobType=Film');
  const voice = { ...storedPhoto('v'), kind: 'voice_sample' as const, caption: 'My voice' };
  const video = { ...storedPhoto('w'), kind: 'audition_video' as const, caption: 'My video' };
  const counts = { answer: 0, sent: 0, shortlisted: 0, audition: 0, selected: 0, ended: 0 };
  await reply('GET /api/user/job-applications', { data: [], waiting: [], total: 0, counts });
  await reply('GET /api/user/media', sampleLibrary([video, voice]));
  await reply('GET /api/user/profile', { user: sampleProfile() });
  await reply('GET /api/user/application-kits', { kits: [] });
  await reply('GET /api/user/application-drafts/job-1', { fields: { roleInfo: 'I hum.' } });
  await reply('GET /api/user/plan/current', noPlan);
  const away = { kind: 'away', from: '2031-03-05', until: '2031-03-06' } as const;
  const maybe = { kind: 'maybe', from: '2031-03-08', until: '2031-03-08' } as const;
  await reply('GET /api/user/availability/clashes/job-1', { clashes: [away, maybe] });
  await reply('GET /api/production/jobs/job-1', { job: { ...job, category: 'VOICE OVER', siblings: [] } });

  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'My voice' });
  expect(chosen.checked).toBe(true);
  expect(screen.getByDisplayValue('I hum.')).toBeTruthy();
  expect(screen.getByText(/not free on these shoot days: 05 Mar – 6 Mar 2031\. You can/)).toBeTruthy();
});

test('loads a withdrawn application again after it was sent again', async () => {
  const application = { ...sent('withdrawn'), can_send_again: true };
  let found: object = { user, prefill, job, application, asked: [] };
  const Component = ApplyPage as ComponentType;
  const page = { Component, loader: () => found, action: clientAction, shouldRevalidate };
  await openSite([{ path: '/', ...page }]);
  found = { user, prefill, job, application: sent('applied'), asked: [] };

  await userEvent.click(screen.getByRole('button', { name: /^Send again/ }));
  await reply('POST /api/user/job-applications/a1/send-again');

  expect(await screen.findByText('You have already applied to this casting call.')).toBeTruthy();
});

test('an adult sends what waited for the guardian at 18', async () => {
  const request = { id: 'r1', kind: 'application', subject_id: 'job-1', job_id: 'job-1', may_send: true };
  const asked = [
    { ...request, title: 'Sister', company_name: null, asked_at: '2031-03-01T10:00:00Z', approved: null },
  ];
  let found: object = { user, prefill, job, application: undefined, asked };
  const Component = ApplyPage as ComponentType;
  const page = { Component, loader: () => found, action: clientAction, shouldRevalidate };
  await openSite([{ path: '/', ...page }]);
  expect(screen.getByText(/^Not sent: .* had not decided when you turned 18/)).toBeTruthy();
  found = { user, prefill, job, application: sent('applied'), asked: [] };

  await userEvent.click(screen.getByRole('button', { name: 'Send now: Application: Sister' }));
  await reply('POST /api/user/guardian-requests/r1/send');

  expect(await screen.findByText('You have already applied to this casting call.')).toBeTruthy();
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import CallDetailsPage from '#app/pages/CallDetailsPage.tsx';
import CallsForYouPage from '#app/pages/CallsForYouPage.tsx';
import MyApplicationsPage, { clientLoader as loadApplications } from '#app/pages/MyApplicationsPage.tsx';
import SavedCallsPage from '#app/pages/SavedCallsPage.tsx';
import PopularCallsPage from '#features/jobs/jobs/PopularCallsPage.tsx';
import { received } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

const open = (page: unknown, loaded: object) =>
  openSite([{ path: '/', Component: page, loader: () => loaded }]);

const quiet = {
  applied_job_ids: [],
  choice: {},
  saved: { success: true, searches: [], limit: 1, plan: null },
  invitations: [],
  muted: [],
};

test('shows an empty state when no casting call matches a talent', async () => {
  await open(CallsForYouPage, { ...quiet, jobs: [] });

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('shows why a casting call matches the talent', async () => {
  const job = { ...sampleJob(), fit: { score: 3, reasons: ['Speaks Hindi', 'In Pune'] } };
  await open(CallsForYouPage, { ...quiet, jobs: [job] });

  const reasons = await screen.findByRole('list', { name: 'Why it matches you' });
  expect(reasons.textContent).toBe('Speaks HindiIn Pune');
});

test('shows an empty state when there are no applications', async () => {
  const none = {
    applications: [],
    ended: [],
    total: 0,
    auditions: [],
    offers: [],
    prepared: [],
    made_at: null,
  };
  await open(MyApplicationsPage, none);

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('shows an empty state when there are no popular casting calls', async () => {
  await open(PopularCallsPage, { jobs: [], total: 0 });

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('leads from a page that a list does not have to its first page', async () => {
  const loaded = { jobs: [], total: 30 };
  const Component = PopularCallsPage as unknown as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: () => loaded }]);
  render(<Site initialEntries={['/?page=9&gender=Female']} />);

  const first = await screen.findByRole('link', { name: 'Go to the first page' });
  expect(first.getAttribute('href')).toBe('/?gender=Female');
  expect(screen.queryByText('No jobs available.')).toBeNull();
});

test('shows popular casting calls as cards that can only be opened', async () => {
  await open(PopularCallsPage, { jobs: [sampleJob()], total: 1 });

  expect(await screen.findByRole('link', { name: /^View More/ })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows Job not found for a missing casting call', async () => {
  await open(CallDetailsPage, { found: Promise.resolve([undefined, undefined]) });

  expect(await screen.findByText('Job not found.')).toBeTruthy();
});

test('lists applications that need an answer first, and ended ones last', async () => {
  const application = (title: string, needs_answer: boolean) => ({
    application_id: title,
    job: sampleJob({ title, project_title: title }),
    status: 'applied',
    applied_at: '2031-02-02T06:30:00.000Z',
    status_history: [],
    job_changes: [],
    details: [],
    rejection: null,
    needs_answer,
    claims: [],
  });
  const counts = { answer: 1, open: 2, ended: 7 };
  const loaded = { auditions: [], tapes: [], offers: [], prepared: [], made_at: null, counts, total: 2 };
  const applications = [application('Waiting', false), application('Answer me', true)];
  await open(MyApplicationsPage, { ...loaded, applications, ended: [application('Ended', false)] });

  const titles = await screen.findAllByRole('heading', { name: /^(Answer me|Waiting|Ended)/, hidden: true });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Answer me', 'Waiting', 'Ended']);
  expect(
    screen.getByRole('link', { name: 'See all ended applications', hidden: true }).getAttribute('href'),
  ).toBe('/?state=ended');
  expect(screen.queryByText('No jobs available.')).toBeNull();
});

test('loads the applications chosen by the URL, or all open ones with the latest ended', async () => {
  const lists = async (search: string) => {
    received.length = 0;
    const request = new Request(`https://kirdaar.example/user/my-application${search}`);
    void loadApplications({ request } as never);
    await waitFor(() => expect(received.length).toBeGreaterThan(4));
    return received.map(({ to }) => to).filter((to) => to.includes('job-applications'));
  };

  const list = 'GET /api/user/job-applications?page=1&limit=12&state=';
  expect(await lists('')).toEqual([`${list}open`, `${list}ended`]);
  expect(await lists('?state=nobody-knows')).toEqual([`${list}open`, `${list}ended`]);
  expect(await lists('?state=ended')).toEqual([`${list}ended`]);
});

test('counts the casting calls only when they are filtered', async () => {
  await open(CallsForYouPage, {
    ...quiet,
    jobs: [sampleJob()].map((job) => ({ ...job, fit: { reasons: [] } })),
  });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(/^1 casting call/)).toBeNull();
  expect(document.querySelector('details')?.open).toBe(false);
  cleanup();

  await open(CallsForYouPage, { ...quiet, choice: { city_location: 'Pune' }, jobs: [] });
  expect(await screen.findByText(/^0 casting calls|^No casting call/)).toBeTruthy();
  expect(document.querySelector('details')?.open).toBe(true);
});

test('lists saved casting calls that ended apart from those that take applications', async () => {
  const jobs = [
    sampleJob({ title: 'Over', application_deadline: '2020-01-01' }),
    sampleJob({ id: 'b', title: 'Open' }),
  ];
  const loaded = { jobs, total: 2, applied_job_ids: [], applications: undefined };
  await open(SavedCallsPage, loaded);

  const ended = await screen.findByRole('region');
  expect(ended.textContent).toContain('Over');
  expect(ended.textContent).not.toContain('Open');
  cleanup();

  await open(SavedCallsPage, { ...loaded, jobs: jobs.slice(1) });
  expect(await screen.findByText('Open')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

test('shows only the chosen group of applications, without a heading for the others', async () => {
  const application = (title: string, needs_answer: boolean) => ({
    ...{
      application_id: title,
      job: sampleJob({ title, project_title: title }),
      status: 'applied',
      needs_answer,
      claims: [],
    },
    ...{ applied_at: '2031-02-02T06:30:00.000Z', status_history: [], job_changes: [], details: [] },
    rejection: null,
  });
  const counts = { answer: 1, open: 2, ended: 0, sent: 2 };
  const none = {
    auditions: [],
    tapes: [],
    offers: [],
    prepared: [],
    made_at: null,
    counts,
    total: 2,
    ended: [],
  };
  const applications = [application('Waiting', false), application('Answer me', true)];
  const other = () => screen.queryByRole('heading', { name: /^Other/ });
  await open(MyApplicationsPage, { ...none, applications, chosen: 'sent' });
  expect(await screen.findAllByRole('heading', { name: /^(Answer me|Waiting)$/ })).toHaveLength(2);
  expect(other()).toBeNull();
  cleanup();

  await open(MyApplicationsPage, { ...none, applications });
  await screen.findByRole('heading', { name: 'Answer me' });
  expect(other()).not.toBeNull();
  cleanup();
  await open(MyApplicationsPage, { ...none, applications: applications.slice(1) });
  await screen.findByRole('heading', { name: 'Answer me' });
  expect(other()).toBeNull();
});

import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import MyApplicationsPage from '#features/applications/MyApplicationsPage.tsx';
import CallDetailsPage from '#features/jobs/CallDetailsPage.tsx';
import CallsForYouPage from '#features/jobs/CallsForYouPage.tsx';
import PopularCallsPage from '#features/jobs/PopularCallsPage.tsx';
import { sampleJob } from '#testing/sample-job.ts';

afterEach(cleanup);

function open(page: unknown, loaded: object) {
  // The router gives the page its loader's data, whatever else the page's type asks for.
  const Component = page as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: () => loaded }]);
  render(<Site />);
}

const quiet = {
  applied_job_ids: [],
  choice: {},
  saved: { success: true, searches: [], limit: 1, plan: null },
  invitations: [],
  muted: [],
};

test('no call for a talent is said in words', async () => {
  open(CallsForYouPage, { ...quiet, jobs: [] });

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('a call for a talent says why it fits', async () => {
  const job = { ...sampleJob(), fit: { score: 3, reasons: ['Speaks Hindi', 'In Pune'] } };
  open(CallsForYouPage, { ...quiet, jobs: [job] });

  const reasons = await screen.findByRole('list', { name: 'Why it fits you' });
  expect(reasons.textContent).toBe('Speaks HindiIn Pune');
});

test('no application is said in words', async () => {
  open(MyApplicationsPage, { applications: [], total: 0, auditions: [], offers: [], made_at: null });

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('no popular call is said in words', async () => {
  open(PopularCallsPage, { jobs: [], total: 0 });

  expect(await screen.findByText('No jobs available.')).toBeTruthy();
});

test('popular calls are cards that one can only open', async () => {
  open(PopularCallsPage, { jobs: [sampleJob()], total: 1 });

  expect(await screen.findByRole('link', { name: /^View More/ })).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a call that is not there is said not to be found', async () => {
  open(CallDetailsPage, { found: Promise.resolve([undefined, undefined]) });

  expect(await screen.findByText('Job not found.')).toBeTruthy();
});

import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import PreviousJobsPage from '#features/jobs/PreviousJobsPage.tsx';
import UpcomingJobsPage from '#features/jobs/UpcomingJobsPage.tsx';
import { sampleJob } from '#testing/sample-job.ts';

afterEach(cleanup);

function open(page: unknown, loaded: object) {
  // The router gives the page its loader's data, whatever else the page's type asks for.
  const Component = page as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: () => loaded }]);
  render(<Site />);
}

const never = new Promise<never>(() => {});
const noDrafts = { drafts: [], days: 30 };
const job = { ...sampleJob(), applicants: 3, waiting: 1 };

test('the previous jobs of a house are cards with the way to their applicants', async () => {
  open(PreviousJobsPage, { found: Promise.resolve([{ data: [job], total: 1 }, noDrafts]) });

  expect(await screen.findByRole('heading', { name: 'Previous Job Post' })).toBeDefined();
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.getByRole('link', { name: /3 Applicants/ })).toBeDefined();
});

test('while previous jobs load, the page says so', async () => {
  open(PreviousJobsPage, { found: never });

  expect(await screen.findByText('Loading jobs...')).toBeDefined();
});

test('no previous job is said in words', async () => {
  open(PreviousJobsPage, { found: Promise.resolve([{ data: [], total: 0 }, noDrafts]) });

  expect(await screen.findByText('No previous jobs found.')).toBeDefined();
});

test('the upcoming projects of a house are listed', async () => {
  open(UpcomingJobsPage, { posted: Promise.resolve({ data: [job], total: 1 }) });

  expect(await screen.findByRole('heading', { name: 'Upcoming Projects' })).toBeDefined();
  expect(await screen.findByRole('article')).toBeDefined();
});

test('no upcoming project is said in words', async () => {
  open(UpcomingJobsPage, { posted: Promise.resolve({ data: [], total: 0 }) });

  expect(await screen.findByText('No upcoming jobs found.')).toBeDefined();
});

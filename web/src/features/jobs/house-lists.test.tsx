import { cleanup, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import JobDetailsPage from '#features/jobs/JobDetailsPage.tsx';
import PreviousJobsPage from '#features/jobs/PreviousJobsPage.tsx';
import UpcomingJobsPage from '#features/jobs/UpcomingJobsPage.tsx';
import { sampleJob } from '#testing/sample-job.ts';

afterEach(cleanup);

function open(page: unknown, loaded: object) {
  // The router gives the page its loader's data, whatever else the page's type asks for.
  const Component = page as ComponentType;
  const Site = createRoutesStub([{ path: '/:id', Component, loader: () => loaded }]);
  render(<Site initialEntries={['/job-1']} />);
}

const never = new Promise<never>(() => {});
const noDrafts = { drafts: [], days: 30 };
const posted = { ...sampleJob(), applicants: 3, waiting: 1 };

test('previous jobs are a heading and a grid of cards, each with how it stands', async () => {
  open(PreviousJobsPage, { found: Promise.resolve([{ data: [posted], total: 1 }, noDrafts]) });

  expect(await screen.findByRole('heading', { name: 'Previous Job Post' })).toBeDefined();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(posted.title)).toBeDefined();
  expect(card.getByText('1 waits for an answer')).toBeDefined();
  expect(card.getByRole('link', { name: /3 Applicants/ })).toBeDefined();
});

test('previous jobs that load, and none, are said in words', async () => {
  open(PreviousJobsPage, { found: never });
  expect(await screen.findByText('Loading jobs...')).toBeDefined();
  cleanup();

  open(PreviousJobsPage, { found: Promise.resolve([{ data: [], total: 0 }, noDrafts]) });
  expect(await screen.findByText('No previous jobs found.')).toBeDefined();
});

test('upcoming projects are a heading and a list, or said to be none', async () => {
  open(UpcomingJobsPage, { posted: Promise.resolve({ data: [posted], total: 1 }) });
  expect(await screen.findByRole('heading', { name: 'Upcoming Projects' })).toBeDefined();
  expect(await screen.findByRole('article')).toBeDefined();
  cleanup();

  open(UpcomingJobsPage, { posted: Promise.resolve({ data: [], total: 0 }) });
  expect(await screen.findByText('No upcoming jobs found.')).toBeDefined();
});

test('the details of a job show everything that is specified', async () => {
  open(JobDetailsPage, { found: Promise.resolve([{ ...sampleJob(), siblings: [] }, undefined]) });

  expect(await screen.findByRole('button', { name: 'Short Film' })).toBeDefined();
  expect(document.querySelector('img[src*="poster.webp"]')).not.toBeNull();
  expect(screen.getByText('Days to Expire', { exact: false }).textContent).toMatch(/^\d+ Days to Expire/);
  expect(screen.getByRole('link', { name: 'Applicants' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Younger sister' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Contact Details' })).toBeDefined();
  expect(facts()).toMatchObject({
    'Project Type': 'Short Film',
    'Production House': 'Lantern Films',
    Location: 'Pune',
    'Shoot Dates': expect.stringContaining('2031'),
    'Casting By': 'Lantern Films',
    Age: '12-16',
    Look: 'Slim · Any',
    Skills: 'Swimming',
    Languages: 'HindiMarathi',
    Email: 'l•••@films.example',
    Mobile: '+91 ••••• ••223',
    City: 'Pune',
    'Audition Dates': expect.stringContaining('2031'),
    'Shoot Duration': '6 nights',
    'Audition Type': 'Offline',
  });
});

test('a job that loads, and one that is not there, are said in words', async () => {
  open(JobDetailsPage, { found: never });
  expect(await screen.findByText('Loading job details...')).toBeDefined();
  cleanup();

  open(JobDetailsPage, { found: Promise.resolve([undefined, undefined]) });
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeDefined();
});

/** What the page tells, by its terms. */
function facts() {
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? undefined]),
  );
}

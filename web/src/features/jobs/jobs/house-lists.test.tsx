import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { houseQuery, houseSearchOf } from '#features/jobs/jobs/HouseJobSearch.tsx';
import JobDetailsPage from '#features/jobs/jobs/JobDetailsPage.tsx';
import PreviousJobsPage from '#features/jobs/jobs/PreviousJobsPage.tsx';
import UpcomingJobsPage, { ErrorBoundary } from '#features/jobs/jobs/UpcomingJobsPage.tsx';
import { openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const open = (page: unknown, loaded: object) =>
  openSite([{ path: '/:id', Component: page, loader: () => loaded }], '/job-1');

const never = new Promise<never>(() => {});
const noDrafts = { drafts: [], days: 30 };
const posted = { ...sampleJob(), applicants: 3, waiting: 1, new: 2, project_name: null };
const chosen = { search: '', state: undefined };

test('shows previous jobs as a heading and a grid of cards, each with its status', async () => {
  await open(PreviousJobsPage, {
    chosen,
    found: Promise.resolve([{ data: [posted], total: 1 }, noDrafts]),
  });

  expect(await screen.findByRole('heading', { name: 'Previous Job Post' })).toBeDefined();
  const card = within(await screen.findByRole('article'));
  expect(card.getByText(posted.title)).toBeDefined();
  expect(card.getByText('1 awaiting a decision')).toBeDefined();
  expect(card.getByRole('link', { name: /3 Applicants/ })).toBeDefined();
});

test('shows a loading text and an empty state for previous jobs', async () => {
  await open(PreviousJobsPage, { chosen, found: never });
  expect(await screen.findByText('Loading jobs...')).toBeDefined();
  cleanup();

  await open(PreviousJobsPage, { chosen, found: Promise.resolve([{ data: [], total: 0 }, noDrafts]) });
  expect(await screen.findByText('No previous jobs found.')).toBeDefined();
});

test('shows upcoming projects as a heading and a list, or an empty state', async () => {
  await open(UpcomingJobsPage, { chosen, posted: Promise.resolve({ data: [posted], total: 1 }) });
  expect(await screen.findByRole('heading', { name: 'Upcoming Projects' })).toBeDefined();
  expect(await screen.findByRole('article')).toBeDefined();
  cleanup();

  await open(UpcomingJobsPage, { chosen, posted: Promise.resolve({ data: [], total: 0 }) });
  expect(await screen.findByText('No upcoming jobs found.')).toBeDefined();
});

test('groups 65 casting calls by project on one page, each a line with its new applicants first', async () => {
  const calls = Array.from({ length: 65 }, (_, place) => ({
    ...posted,
    id: crypto.randomUUID(),
    role_title: `Role ${place}`,
    project_id: `film-${Math.floor(place / 5)}`,
    project_name: place < 5 ? 'The Letter' : null,
    status: place === 1 ? 'closed' : 'open',
  }));
  await open(PreviousJobsPage, { chosen, found: Promise.resolve([{ data: calls, total: 65 }, noDrafts]) });

  const letter = within(await screen.findByRole('region', { name: 'The Letter' }));
  expect(screen.getAllByRole('region')).toHaveLength(13);
  expect(letter.getByText('10 new')).toBeDefined();
  expect(letter.getByText('Role 0, Role 1, Role 2, Role 3, Role 4 · 4 of 5 open')).toBeDefined();
  expect(letter.getByRole('link', { name: 'The Letter' }).getAttribute('href')).toBe(
    '/production/projects/film-0',
  );
  expect(screen.getAllByRole('article')).toHaveLength(5);
  fireEvent.click(letter.getByRole('button', { name: 'Hide The Letter' }));
  expect(screen.queryByRole('article')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show Short Film · Role 5' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
});

test('reads the search and the state of a list from its address, and shows only drafts if asked', async () => {
  const params = new URLSearchParams('search=+letter&state=closed&page=2');
  expect(houseQuery(houseSearchOf(params), params)).toEqual({
    search: 'letter',
    state: 'closed',
    page: 2,
    limit: 100,
  });
  expect(houseSearchOf(new URLSearchParams('state=lost')).state).toBeUndefined();

  const drafts = { search: '', state: 'draft' };
  await open(PreviousJobsPage, { chosen: drafts, found: Promise.resolve([undefined, noDrafts]) });
  expect(await screen.findByText('You have no drafts.')).toBeDefined();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('draft');
});

test('keeps the heading of a list that fails to load, and loads it again', async () => {
  const load = vi
    .fn()
    .mockImplementationOnce(async () => {
      throw new ApiError(503, 'Too many people are here.');
    })
    .mockReturnValue({ chosen, posted: Promise.resolve({ data: [posted], total: 1 }) });
  const Component = UpcomingJobsPage as unknown as ComponentType;
  const Site = createRoutesStub([{ path: '/', Component, loader: load, ErrorBoundary }]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Site />);

  expect(await screen.findByText('Too many people are here.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Upcoming Projects' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.queryByText('Too many people are here.')).toBeNull();
});

test('leaves an ended session to the error boundary of the area', async () => {
  const Component = UpcomingJobsPage as unknown as ComponentType;
  const load = () => Promise.reject(new ApiError(401, 'Please log in.'));
  const pages = [{ path: '/', Component, loader: load, ErrorBoundary }];
  const Site = createRoutesStub([{ ErrorBoundary: () => <p>The area</p>, children: pages }]);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(<Site />);

  expect(await screen.findByText('The area')).toBeDefined();
});

test('shows no days left for a casting call that its house closed', async () => {
  const closed = { ...sampleJob(), status: 'closed', siblings: [] };
  await open(JobDetailsPage, { found: Promise.resolve([closed, undefined]) });

  expect((await screen.findAllByText(/Closed/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Days to Expire|Days? left/)).toBeNull();
});

test('shows every field of the specification in the job details', async () => {
  await open(JobDetailsPage, { found: Promise.resolve([{ ...sampleJob(), siblings: [] }, undefined]) });

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

test('shows a loading text and a not-found page for a job', async () => {
  await open(JobDetailsPage, { found: never });
  expect(await screen.findByText('Loading job details...')).toBeDefined();
  cleanup();

  await open(JobDetailsPage, { found: Promise.resolve([undefined, undefined]) });
  expect(await screen.findByRole('heading', { name: 'Job not found' })).toBeDefined();
});

/** Returns the facts of the page by label. */
function facts() {
  const terms = screen.getAllByRole('term');
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? undefined]),
  );
}

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { expect, test } from 'vitest';
import * as page from '#features/jobs/jobs/CastingCallsPage.tsx';
import * as previous from '#features/jobs/jobs/PreviousJobsPage.tsx';
import { press, toasts } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage, openSite } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

const asked: string[] = [];

/** Loads the list as the server does. */
function load(url: string, found: object) {
  asked.length = 0;
  const readApi = async (path: string) => {
    asked.push(path);
    return found;
  };
  return page.loader({ request: new Request(url), context: { get: () => ({ readApi }) } } as never);
}

async function open(search: string, found: object) {
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Calls = page.default as ComponentType;
  const Component: ComponentType = (props: object) => (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <Calls {...props} />
    </>
  );
  const loader = ({ request }: { request: Request }) => load(request.url, found);
  await openSite([{ path: '/castingcalls', Component, loader }], `/castingcalls${search}`);
}

const none = { jobs: [], total: 0, total_is_capped: false };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const address = () => screen.getByRole('status', { name: 'Address' }).textContent;

test('requests the page, the filters and the order of the URL', async () => {
  await open('?city=Pune&gender=Female&sort=newest&page=2', none);
  expect(asked).toEqual([
    '/api/user/popular-casting-calls?city=Pune&gender=Female&sort=newest&page=2&limit=12',
  ]);
  expect([field('City').value, field('Sort by').value]).toEqual(['Pune', 'newest']);
  expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/castingcalls');
  cleanup();

  await open('?gender=Robot&sort=luck', none);
  expect(asked).toEqual(['/api/user/popular-casting-calls?page=1&limit=12']);
  expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull();
  expect(screen.getByText('Nothing matches these filters.')).toBeDefined();
});

test('searches by the filled fields, and shows the fields of the new URL', async () => {
  await open('', none);
  fireEvent.change(field('City'), { target: { value: 'Goa' } });
  await press('Search');
  expect(address()).toBe('?city=Goa');

  fireEvent.change(field('City'), { target: { value: 'Pu' } });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Clear all' })));
  expect(address()).toBe('');
  expect(field('City').value).toBe('');
  await press('Search');
  expect(address()).toBe('');
});

test('opens the further filters while one of them is used', async () => {
  const isOpen = () => screen.getByText('More filters').closest('details')?.open;
  await open('?city=Goa', none);
  expect(isOpen()).toBe(false);
  cleanup();

  await open('?language=Hindi', none);
  expect(isOpen()).toBe(true);
});

test('shows the casting calls and their number, as a minimum if there are too many to count', async () => {
  const job = sampleJob();
  await open('', { jobs: [job], total: 12_000, total_is_capped: true });

  expect(screen.getByRole('heading', { name: '12,000+ open casting calls' })).toBeDefined();
  expect(screen.queryByText('No casting calls available')).toBeNull();
  expect(screen.getByRole('link', { name: /^Applicants/ }).getAttribute('href')).toBe(
    `/user/login?return=${encodeURIComponent(`/castingcalls/${job.id}`)}`,
  );
  cleanup();
  await open('', { ...none, jobs: [job], total: 1 });
  expect(screen.getByRole('heading', { name: '1 open casting call' })).toBeDefined();
});

const draft = {
  ...{ id: 'd', role_details: 'Lead', project_type: 'Movies', roles: 2, saved_at: '2026-03-01T10:00:00Z' },
  saved_by: 'Ira',
};

test('lists what a house has posted with its drafts, each of which can be deleted', async () => {
  const request = new Request('https://kirdaar.example/production/previous-job?page=2');
  const { chosen, found } = previous.clientLoader({ request } as never);
  await reply('GET /api/production/jobs/previous?page=2&limit=100', { data: [], total: 13 });
  const untitled = { ...draft, id: 'e', role_details: '', project_type: '', saved_by: null, roles: 1 };
  await reply('GET /api/production/job-drafts', {
    ...{ production_house_id: 'h', may_post: true, drafts: [draft, untitled], days: 30 },
  });
  await openPage(previous, { chosen, found: Promise.resolve(await found) });

  const lead = await screen.findByRole('link', { name: 'Lead · Movies' });
  expect(lead.getAttribute('href')).toBe('/production/add-job?draft=d');
  expect(lead.parentElement?.textContent).toContain('Ira');
  expect(screen.getByRole('link', { name: 'Untitled' }).getAttribute('href')).toContain('draft=e');
  await press('Delete draft Lead · Movies');
  await press('Delete draft');
  await reject('DELETE /api/production/job-drafts/d', 500, { message: 'Not now.' });
  expect(toasts()).toEqual(['Not now.']);
});

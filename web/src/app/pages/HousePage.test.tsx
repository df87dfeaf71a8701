import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#app/pages/HousePage.tsx';
import { openPage } from '#testing/open-page.tsx';
import { sampleJob } from '#testing/sample-job.ts';

const house = {
  ...{
    id: 'h',
    company_name: 'Reel',
    image: null,
    verified: false,
    type_of_work: 'Movies',
    location: 'Pune',
  },
  joined_at: '2026-02-28T20:00:00Z',
};
const found = { house, answers: null, pay: null, open_jobs: [], past: 3 };
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]),
  );

/** What the page tells search engines. */
function told(loaderData: object | undefined) {
  const tell = page.meta as (args: object) => Record<string, string>[];
  const location = { pathname: '/', search: '' };
  const tags = tell({ loaderData, location, matches: [{ loaderData: { productName: 'Kirdaar' } }] });
  const read = (key: string) => tags.find(({ name, property }) => name === key || property === key)?.content;
  return [read('og:title'), read('description'), read('robots')];
}

test('shows a house with its casting calls and its facts', async () => {
  const job = sampleJob();
  await openPage(page, { ...found, open_jobs: [job] });

  expect(facts()).toMatchObject({
    ...{ Location: 'Pune', Joined: 'March 2026', 'Open casting calls': '1', 'Earlier casting calls': '3' },
  });
  expect(screen.getByText(/^We haven’t checked this production house’s documents/)).toBeDefined();
  expect(screen.queryByText('No casting calls are open now.')).toBeNull();
  expect(document.querySelector(`a[href="/castingcalls/${job.id}"]`)).not.toBeNull();
  expect(document.querySelector('main img[alt=""][width="96"]')).toBeNull();
});

test('shows a verified house with its picture and how it answers and pays', async () => {
  const answers = { applications: 8, answered: 6, median_days: 2 };
  await openPage(page, {
    ...found,
    answers,
    pay: { bookings: 6, on_time: 5, median_days: 12 },
    house: { ...house, verified: true, image: '/reel.webp', location: null },
  });

  expect(screen.queryByText(/^We haven’t checked this production house’s documents/)).toBeNull();
  expect(document.querySelector('img[src="/reel.webp"]')).not.toBeNull();
  expect(screen.getByText(/75.*Paid 83% of 6 bookings on time.*12 days/)).toBeDefined();
  expect(screen.getByText('No casting calls are open now.')).toBeDefined();
});

test('leads from a house that does not exist to the casting calls', async () => {
  const readApi = async () => {
    throw new Response(null, { status: 404 });
  };
  const loaded = page.loader({ params: { id: 'x' }, context: { get: () => ({ readApi }) } } as never);
  expect(await loaded).toMatchObject({ init: { status: 404 } });

  await openPage(page, null as never);

  expect(screen.getByRole('heading').textContent).toBe('Production house not found');
  expect(screen.getByRole('link', { name: 'See the casting calls' }).getAttribute('href')).toBe(
    '/castingcalls',
  );
});

test('tells search engines where a house is, and hides one that does not exist', () => {
  expect(told(found)).toEqual([
    ...['Reel, casting calls', 'Casting calls by Reel in Pune and how quickly it answers.', undefined],
  ]);
  expect(told({ ...found, house: { ...house, location: null } })[1]).toBe(
    'Casting calls by Reel and how quickly it answers.',
  );
  expect(told(undefined)).toEqual([
    ...['Production house not found', expect.stringMatching(/^Check the link/), 'noindex'],
  ]);
});

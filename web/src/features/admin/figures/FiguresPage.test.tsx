import type { Figure } from '@kirdaar/contract/admin/figures';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Chart } from 'chart.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as page from '#features/admin/figures/FiguresPage.tsx';
import { storeStaffToken } from '#features/admin/staff-token.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';
import { currentToasts } from '#ui/toast-list.ts';

const { getContext } = HTMLCanvasElement.prototype;

beforeEach(() => {
  // jsdom draws nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLCanvasElement.prototype.getContext = function draw(this: HTMLCanvasElement) {
    const drawing = { canvas: this, measureText: () => ({ width: 0 }) };
    return new Proxy(drawing, { get: (known, key) => Reflect.get(known, key) ?? (() => {}) });
  } as never;
});

afterEach(() => {
  HTMLCanvasElement.prototype.getContext = getContext;
});

const figure: Figure = {
  ...{ period: '2026-03-02', talent: 1200, houses: 3, calls: 4, applications: 8, answered: 6 },
  ...{ answer_hours: 5.26, orders: 2, revenue_paise: 599_800, refunded_paise: 100_000 },
  messages: [{ channel: 'email', sent: 10, failed: 1 }],
};
const quiet: Figure = {
  ...{ period: '2026-03-03', talent: 0, houses: 0, calls: 0, applications: 0, answered: 0 },
  ...{ answer_hours: null, orders: 0, revenue_paise: 0, refunded_paise: 0, messages: [] },
};
const found = {
  ...{ from: '2026-03-02', to: '2026-03-03', by: 'day' },
  figures: [figure, quiet],
  funnel: { registered: 8, whole_profile: 6, applied: 4, shortlisted: 1, cast: 0 },
};

/** What the chart of a title shows: the name and the values of each series. */
function chartOf(title: string) {
  const canvas = screen.getByRole<HTMLCanvasElement>('img', { name: new RegExp(`^${title}\\.`) });
  const { labels, datasets } = Chart.getChart(canvas)?.data ?? {};
  return { labels, series: datasets?.map(({ label, data }) => [label, data]) };
}

const cells = (row: HTMLElement | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent);

test('shows the numbers of each period as a table', async () => {
  await openPage(page, { ...found, errors: {} });

  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(cells(rows[0]).slice(0, 6)).toEqual([
    'Day',
    'Talent',
    'Houses',
    'Casting calls',
    'Applications',
    'Answered',
  ]);
  expect(cells(rows[1])).toEqual([
    ...['2 Mar', '1,200', '3', '4', '8', '6 (75%)', '5.3', '2', '₹5,998', '₹1,000', '10 / 1', '–', '–', '–'],
  ]);
  expect(cells(rows[2])).toEqual([
    ...['3 Mar', '0', '0', '0', '0', '–', '–', '0', '₹0', '₹0', '–', '–', '–', '–'],
  ]);
});

test('shows the numbers as charts, and how far talent has got', async () => {
  await openPage(page, { ...found, errors: {} });

  expect(chartOf('Registrations')).toEqual({
    labels: ['2 Mar', '3 Mar'],
    series: [
      ['Talent', [1200, 0]],
      ['Production houses', [3, 0]],
    ],
  });
  expect(chartOf('Casting calls posted').series).toEqual([['Casting calls', [4, 0]]]);
  expect(chartOf('Applications').series).toEqual([
    ['Answered', [6, 0]],
    ['Not answered yet', [2, 0]],
  ]);
  expect(chartOf('Time to first answer').series).toEqual([['Hours', [5, null]]]);
  expect(chartOf('Revenue in rupees').series).toEqual([
    ['Orders paid', [5998, 0]],
    ['Refunds', [1000, 0]],
  ]);
  expect(chartOf('Messages sent').series?.[0]).toEqual(['Email', [10, 0]]);
  expect(chartOf('Messages that failed').series?.slice(0, 2)).toEqual([
    ['Email', [1, 0]],
    ['WhatsApp', [0, 0]],
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[
      'Registered8 (100%)',
      'Completed the profile6 (75%)',
      'Applied4 (50%)',
      'Shortlisted1 (13%)',
      'Cast0 (0%)',
    ],
  ]);
});

test('names weeks and months, and shows shares of nothing as none', async () => {
  const nobody = { registered: 0, whole_profile: 0, applied: 0, shortlisted: 0, cast: 0 };
  await openPage(page, { ...found, errors: {}, by: 'month', funnel: nobody });
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Month');
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Mar 2026');
  expect(screen.getByText('Registered').nextSibling?.textContent).toBe('0 (0%)');
  cleanup();

  await openPage(page, { ...found, errors: {}, by: 'week' });
  expect(screen.getAllByRole('columnheader')[0]?.textContent).toBe('Week from');
  expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('2 Mar');
});

test('keeps the chosen values when the date range is wrong', async () => {
  const errors = { to: 'Choose a later day.' };
  await openPage(page, { ...found, figures: undefined, funnel: undefined, errors });

  expect(screen.getByLabelText(/^To/)).toHaveProperty('ariaInvalid', 'true');
  expect(screen.getByLabelText(/^From/)).toHaveProperty('value', '2026-03-02');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});

test('requests the date range of the URL, by day unless it names another interval', async () => {
  const load = (search: string) =>
    page.clientLoader({ request: new Request(`https://kirdaar.example/admin${search}`) } as never);

  const months = load('?from=2026-01-01&to=2026-03-01&by=month');
  await reply('GET /api/admin/figures?from=2026-01-01&to=2026-03-01&by=month', { ...found, by: 'month' });
  expect(await months).toMatchObject({ by: 'month', errors: {} });
  const wrong = load('?by=year');
  const fields = { from: 'Choose a day.' };
  await reject('GET /api/admin/figures?from=&to=&by=day', 400, { fields });
  expect(await wrong).toMatchObject({ from: '', to: '', by: 'day', figures: undefined, errors: fields });
  const failed = load('').catch(({ status }) => status);
  await reject('GET /api/admin/figures', 500);

  expect(await failed).toBe(500);
});

test('downloads the shown date range, and says when that failed', async () => {
  storeStaffToken('secret');
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: RequestInit) => {
    asked.push(url, new Headers(headers).get('authorization'));
    throw new TypeError('Failed to fetch');
  });
  await openPage(page, { ...found, errors: {} });

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' })));

  expect(asked).toEqual(['/api/admin/figures.csv?from=2026-03-02&to=2026-03-03&by=day', 'Bearer secret']);
  expect(currentToasts()).toHaveLength(1);
});

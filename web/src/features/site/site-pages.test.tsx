import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import * as contact from '#features/site/contact/ContactPage.tsx';
import * as about from '#features/site/content/AboutPage.tsx';
import * as missing from '#features/site/content/NotFoundPage.tsx';
import { SearchPanel } from '#features/site/home/Hero.tsx';
import * as details from '#features/site/projects/ProjectDetailsPage.tsx';
import * as projects from '#features/site/projects/ProjectsPage.tsx';
import * as services from '#features/site/services/ServicesPage.tsx';
import { openSite } from '#testing/open-page.tsx';

const hidden = vi.fn();

beforeEach(() => {
  hidden.mockClear();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hidden;
});

const operator = {
  name: 'Kirdaar Ltd',
  address: 'Pune',
  location: [18.5, 73.8],
  email: 'hi@k.example',
  phone: '+91 1',
};

/** Where a link has led, with what was passed along. */
function Arrived() {
  const { pathname, search, state } = useLocation();
  return <h1>{`At ${pathname}${search} ${JSON.stringify(state)}`}</h1>;
}

async function open(Page: unknown, loaded: object | null = null) {
  await openSite([
    {
      id: 'root',
      path: '/',
      loader: () => ({ productName: 'Kirdaar', operator }),
      children: [
        { index: true, Component: Page, loader: () => loaded },
        { path: '*', Component: Arrived },
      ],
    },
  ]);
}

/** What a page tells search engines. */
function told(page: { meta: unknown }, loaderData: object | undefined) {
  const tell = page.meta as (args: object) => Record<string, string>[];
  const location = { pathname: '/', search: '' };
  const tags = tell({ loaderData, location, matches: [{ loaderData: { productName: 'Kirdaar' } }] });
  const read = (key: string) => tags.find(({ name, property }) => name === key || property === key)?.content;
  return { title: read('og:title'), description: read('description'), robots: read('robots') };
}

const project = {
  ...{ id: 'p', film_title: 'Band', type: 'Web Series', genre: 'Drama', released_year: 2024 },
  ...{
    image_url: '/p.webp',
    directed_by: 'Asha',
    produced_by: 'Reel',
    language: 'Hindi',
    platform: 'Cinema',
  },
  ...{ about_project: 'Three sisters.', in_english: ['genre'] },
};

test('lists projects and leads to each, whose texts without a translation are marked as English', async () => {
  await open(projects.default, { projects: [project], total: 1, type: 'All' });

  expect(screen.getByRole('link', { name: 'Band' }).getAttribute('href')).toBe('/project-details/p');
  expect(screen.getByText('Drama').getAttribute('lang')).toBe('en');
  expect(screen.getByRole('heading', { name: 'Band' }).getAttribute('lang')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent?.length).toBeGreaterThan(10);
  const types = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(types.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['/projects', 'page'],
    ['/?type=Movies', null],
    ['/?type=Web+Series', null],
    ['/?type=Advertisement', null],
  ]);
});

test('shows a project with its facts, or that there is none', async () => {
  await open(details.default, { project });
  const facts = screen.getAllByRole('term').map((term) => term.nextSibling?.textContent);
  expect(facts).toEqual(['Web Series', 'Drama', 'Asha', 'Reel', '2024', 'Hindi', 'Cinema']);
  expect(screen.getByText('Three sisters.')).toBeDefined();
  expect(screen.getByRole('img').getAttribute('alt')).toContain('Band');
  cleanup();

  const readApi = async () => {
    throw new Response(null, { status: 404 });
  };
  const loaded = await details.loader({
    params: { id: 'x' },
    context: { get: () => ({ readApi }) },
  } as never);
  expect(loaded).toMatchObject({ data: { project: undefined }, init: { status: 404 } });
  await open(details.default, { project: undefined });
  expect(screen.queryByRole('term')).toBeNull();
  expect(told(details, { project })).toEqual({
    title: 'Band',
    description: 'Three sisters.',
    robots: undefined,
  });
  expect(told(details, { project: undefined }).robots).toBe('noindex');
  expect(told(details, undefined).robots).toBe('noindex');
});

test('shows the text about us with at most two pictures, or a note', async () => {
  const banners = ['a', 'b', 'c'].map((name) => ({ url: `/${name}.webp`, alt: name }));
  const readApi = async (path: string) =>
    path === '/api/content/about' ? { aboutUs: { html: '<p>We cast.</p>' } } : { banners };
  const loaded = await about.loader({ context: { get: () => ({ readApi }) } } as never);
  await open(about.default, loaded);
  expect(screen.getByText('We cast.')).toBeDefined();
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['a', 'b']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kirdaar');
  cleanup();

  await open(about.default, { aboutUs: { html: '' }, banners: [] });
  expect(screen.queryByText('We cast.')).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test('shows how to reach us, and the map only when asked', async () => {
  await open(contact.default);
  expect(screen.getByRole('link', { name: 'hi@k.example' }).getAttribute('href')).toBe('mailto:hi@k.example');
  expect(screen.getByRole('link', { name: '+91 1' }).getAttribute('href')).toMatch(/^tel:/);
  expect(document.querySelector('iframe')).toBeNull();
  const source = screen
    .getAllByRole('link')
    .find((link) => link.getAttribute('href')?.includes('openstreetmap'));
  expect(source?.getAttribute('href')).toContain('mlat=18.5&mlon=73.8#map=17/18.5/73.8');

  await act(async () => fireEvent.click(screen.getByRole('button')));

  const frame = document.querySelector('iframe');
  const query = new URL(frame?.src ?? '').searchParams;
  expect(query.get('bbox')).toBe('73.79400,18.49400,73.80600,18.50600');
  expect(query.get('marker')).toBe('18.5,73.8');
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leads from a service to its profiles, also by gender', async () => {
  const readApi = async () => ({
    data: [{ category: 'MODELS', text: 'Faces', talents: 1200, in_english: ['text'] }],
  });
  await open(services.default, await services.loader({ context: { get: () => ({ readApi }) } } as never));
  expect(screen.getByText('Faces').getAttribute('lang')).toBe('en');
  expect(document.body.textContent).toContain('1,200');

  const women = screen
    .getAllByRole('link', { hidden: true })
    .filter((link) => link.getAttribute('href')?.includes('gender'));
  expect(women.map((link) => link.getAttribute('href'))).toEqual([
    '/profiles?category=MODELS&gender=Male',
    '/profiles?category=MODELS&gender=Female',
  ]);
  await act(async () => fireEvent.click(women[1] ?? document.body));

  expect(screen.getByRole('heading').textContent).toBe(
    'At /profiles?category=MODELS&gender=Female {"category":"MODELS","gender":"Female"}',
  );
});

test('searches talent by the typed and chosen values', async () => {
  await open(SearchPanel);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'dance' } });
  const choose = (name: RegExp, detail: number) =>
    act(async () =>
      fireEvent.click(screen.getAllByRole('radio', { name, hidden: true })[0] ?? document.body, { detail }),
    );
  await choose(/^18/, 0);
  expect(hidden).not.toHaveBeenCalled();
  await choose(/^Female/, 1);
  expect(hidden).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: /Female/ })).toBeDefined();

  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(screen.getByRole('heading').textContent).toBe(
    'At /profiles?search=dance&age=18-24&gender=Female null',
  );
  cleanup();

  await open(SearchPanel);
  await act(async () => fireEvent.submit(screen.getByRole('form')));
  expect(screen.getByRole('heading').textContent).toBe('At /profiles null');
});

test('answers an unknown address with 404 and hides it', async () => {
  expect(missing.loader()).toMatchObject({ init: { status: 404 } });
  expect(told(missing, undefined).robots).toBe('noindex');

  await open(missing.default);

  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/castingcalls',
  ]);
});

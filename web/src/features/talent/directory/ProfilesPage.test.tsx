import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import ProfilesPage, * as page from '#features/talent/directory/ProfilesPage.tsx';
import { storeHouse } from '#session/store.ts';
import { openSite } from '#testing/open-page.tsx';

beforeEach(() => {
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = () => {};
});

const profile = {
  ...{
    id: 'asha',
    slug: 'asha-rao',
    name: 'Asha Rao',
    age: null,
    age_band: '18-24',
    gender: 'Female',
    city: 'Pune',
  },
  ...{ image: null, hair_color: null, body_type: null, beard: null, eye_color: null, profileType: 'DANCERS' },
};
const found = { data: [profile], total: 30, total_text: '30', more: true, firstPage: 1 };
const second = {
  ...profile,
  id: 'imran',
  slug: null,
  name: 'Imran',
  age: 30,
  gender: null,
  city: null,
  profileType: null,
};

/** Opens the list; `next` is what it finds after the first load. */
async function open(search = '', loaded: object = found, { next = loaded, state = null as unknown } = {}) {
  let loads = 0;
  const loader = () => {
    loads += 1;
    return loads === 1 ? loaded : next;
  };
  // The router passes the loader's data; the other props of the page's type are not needed.
  const Profiles = ProfilesPage as ComponentType;
  const Component: ComponentType = (props: object) => (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <Profiles {...props} />
    </>
  );
  await openSite([{ path: '/profiles', Component, loader }], { pathname: '/profiles', search, state });
}

const address = () => screen.getByRole('status', { name: 'Address' }).textContent;
const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('shows each profile with its known facts, and the number of profiles', async () => {
  await open('', { ...found, data: [profile, second] });

  expect(cards()[0]).toContain('18-24 · Female · Pune');
  expect(cards()[1]).toMatch(/Imran30$/);
  expect(screen.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/t/asha-rao');
  expect(screen.getByRole('link', { name: 'Imran' }).getAttribute('href')).toBe('/talent/imran');
  expect(screen.getByRole('heading', { name: '30 profiles' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Go to the start of the list' })).toBeNull();
});

test('loads more below and moves the focus to the first of the new ones', async () => {
  await open('?gender=Female', found, { next: { ...found, data: [profile, second], more: false } });
  const more = screen.getByRole('link', { name: 'Load more' });
  expect(more.getAttribute('href')).toBe('/profiles?gender=Female&page=2');

  await act(async () => fireEvent.click(more));

  expect(document.activeElement?.textContent).toBe('Imran');
  expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
});

test('leads from a later page to the start, with the filters', async () => {
  await open('?gender=Female&page=3', { ...found, firstPage: 3 });

  const start = screen.getByRole('link', { name: 'Go to the start of the list' });
  expect(start.getAttribute('href')).toBe('/profiles?gender=Female');
  expect(screen.getByRole('link', { name: 'Load more' }).getAttribute('href')).toContain('page=4');
});

test('says that no profile was found, and explains that children are not shown', async () => {
  await open('?category=KIDS', { ...found, data: [], total: 0, total_text: '0' });
  expect(screen.getByText('Nothing matches these filters.')).toBeDefined();
  const login = screen.getByRole('link', { name: 'Log in as a production house' });
  expect(login.getAttribute('href')).toBe('/production/login');
  cleanup();

  storeHouse('token', { id: 'h', company_name: 'Reel' } as never);
  await open('?age=14-17');
  const search = screen.getByRole('link', { name: 'Search as a production house' });
  expect(search.getAttribute('href')).toBe('/production/profiles');
  cleanup();
  await open('?age=18-24');
  expect(screen.queryByText('Children are not shown here.')).toBeNull();
});

test('ticks a filter at once and removes it by its chip', async () => {
  await open('?search=dance');
  await act(async () => fireEvent.click(screen.getByRole('checkbox', { name: 'Female', hidden: true })));
  expect(address()).toBe('?search=dance&gender=Female');
  const chips = within(screen.getByRole('list', { name: 'Active filters' }));
  expect(chips.getAllByRole('link').map(({ ariaLabel }) => ariaLabel)).toEqual([
    ...['Remove “dance”', 'Remove Female', null],
  ]);

  await act(async () => fireEvent.click(chips.getByRole('link', { name: 'Remove “dance”' })));
  expect(address()).toBe('?gender=Female');
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Clear all' })));

  expect(address()).toBe('');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
});

test('chooses every category by All, which is ticked while no category is', async () => {
  await open('?category=DANCERS&category=KIDS&gender=Female');
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true });
  expect(box('All').checked).toBe(false);

  await act(async () => fireEvent.click(box('All')));

  expect(address()).toBe('?gender=Female');
  expect([box('All').checked, box('DANCERS').checked]).toEqual([true, false]);
});

test('applies a choice from the navigation state', async () => {
  await open('?gender=Female', found, { state: { category: 'DANCERS' } });

  expect(address()).toBe('?category=DANCERS&gender=Female');
});

test('requests the filters of the URL, and names them in the title', async () => {
  const asked: unknown[] = [];
  const site = {
    readApi: async (path: string, body: object) => {
      asked.push(path, body);
      return { data: [], total: 0, total_text: '0', more: false };
    },
  };
  const request = new Request('https://kirdaar.example/profiles?gender=Female&gender=Robot&city=Pune&page=2');
  const loaded = await page.loader({ request, context: { get: () => site } } as never);
  expect(asked[0]).toBe('/api/pages/filter');
  expect(asked[1]).toMatchObject({ gender: ['Female'], city: ['Pune'], category: [], page: 2 });
  expect(loaded).toMatchObject({ firstPage: 2 });

  const titleOf = (search: string) => {
    const tell = page.meta as unknown as (args: object) => Record<string, string>[];
    const matches = [{ loaderData: { productName: 'Kirdaar' } }];
    const tags = tell({ loaderData: undefined, location: { pathname: '/profiles', search }, matches });
    return tags.find(({ property }) => property === 'og:title')?.content;
  };
  expect([titleOf(''), titleOf('?gender=Female')]).toEqual(['Talent profiles', 'Profiles: Female']);
});

import type { FoundTalent } from '@kirdaar/contract/houses/discovery';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import DiscoverPage, { clientLoader } from '#features/houses/discovery/DiscoverPage.tsx';
import { received, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';
import { foundTalent } from '#testing/sample-profile.ts';

const hidden = vi.fn();

beforeEach(() => {
  hidden.mockClear();
  // jsdom has no popovers.
  HTMLElement.prototype.hidePopover = hidden;
});

const talent = foundTalent({ id: 'asha' });

/** The page with its address. The router passes only the loader's data. */
const Page: ComponentType = (props: object) => {
  const Discover = DiscoverPage as ComponentType;
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <Discover {...props} />
    </>
  );
};

async function open(search: string, data: FoundTalent[] = [talent], total = data.length) {
  await openSite(
    [
      {
        path: '/production/profiles',
        Component: Page,
        loader: clientLoader,
        HydrateFallback: () => null,
      },
    ],
    `/production/profiles${search}`,
  );
  await answer(data, total);
}

const answer = (data: FoundTalent[], total = data.length) =>
  reply('POST /api/production/profiles/filter', { data, total, total_text: String(total), more: false });
const address = () => decodeURIComponent(screen.getByRole('status', { name: 'Address' }).textContent ?? '');
const chips = () => within(screen.getByRole('list', { name: 'Active filters' })).getAllByRole('link');

test('shows each active filter, which can be removed alone or with the others', async () => {
  await open('?skill=yoga&skill=Swimming+Ability&height_from=150&height_to=180&age=18-24&city=Pune');

  expect(received.at(-1)?.body).toMatchObject({
    ...{ scope: 'applicants', page: 1, height_from: 150, height_to: 180, city: ['Pune'], age: ['18-24'] },
    skill: expect.arrayContaining(['yoga', 'Swimming Ability']),
  });
  const removed = chips().map((chip) => [
    chip.ariaLabel,
    decodeURIComponent(chip.getAttribute('href') ?? ''),
  ]);
  const [, fromHeight] = removed.find(([name]) => name === 'Remove From 150 cm') ?? [];
  expect(fromHeight).not.toContain('height_from');
  expect(fromHeight).toContain('height_to=180');
  const [, yoga] = removed.find(([name]) => name?.toLowerCase() === 'remove yoga') ?? [];
  expect(yoga).toMatch(/skill=Swimming/);
  expect(yoga).not.toMatch(/skill=yoga/);
  expect(chips().at(-1)?.getAttribute('href')).toBe('/production/profiles');
  expect(screen.getByRole('button', { name: 'Filters (6)' })).toBeDefined();
});

test('ignores heights and skills that the filters do not offer', async () => {
  await open('?skill=flying&height_from=-5&height_to=9999&language=%20');

  expect(received.at(-1)?.body).toMatchObject({ skill: [], language: '' });
  expect(received.at(-1)?.body).not.toHaveProperty('height_from');
  expect(received.at(-1)?.body).not.toHaveProperty('height_to');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
});

test('applies a ticked filter at once and a typed one with the button, and keeps the scope', async () => {
  await open('?scope=talent');
  expect(screen.getByRole('link', { name: 'All talent' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Applied to you' }).getAttribute('aria-current')).toBeNull();

  fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'Odia' } });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '160' } });
  expect(address()).toBe('?scope=talent');
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 profile', hidden: true })),
  );
  await answer([]);
  expect(hidden).toHaveBeenCalled();
  expect(address()).toBe('?scope=talent&language=Odia&height_from=160');
  const yoga = screen.getByRole('checkbox', { name: /^yoga$/i, hidden: true });
  await act(async () => fireEvent.click(yoga));
  await answer([]);

  expect(address()).toContain('skill=yoga');
  expect(received.at(-1)?.body).toMatchObject({
    scope: 'talent',
    language: 'Odia',
    skill: ['yoga'],
    height_from: 160,
  });
  expect(screen.getByRole('checkbox', { name: /^yoga$/i, hidden: true })).toHaveProperty('checked', true);
  const before = received.length;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Show/, hidden: true })));
  expect(received).toHaveLength(before);
});

test('opens the application of an applicant and the profile of other talent', async () => {
  await open(
    '',
    [
      { ...talent, applied: true },
      { ...talent, id: 'imran', name: 'Imran', age: 30, applied: false },
    ],
    40,
  );

  const [asha, imran] = screen.getAllByRole('link', { name: /^View More/ });
  expect(asha?.getAttribute('href')).toBe('/production/application-details/asha');
  expect(imran?.getAttribute('href')).toBe('/production/talent/imran');
  expect(screen.getAllByText('Applied to you', { selector: 'p' })).toHaveLength(1);
  expect(screen.getAllByText('Age:', { exact: false }).map((term) => term.nextSibling?.textContent)).toEqual([
    ...['18-24', '30'],
  ]);
  expect(screen.getByRole('heading', { name: '40 profiles' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: /Pages|Pagination/ })).toBeDefined();
});

import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '#testing/open-page.tsx';
import { EmptyPage, Pagination, pageOf } from '#ui/Pagination.tsx';

async function show(search: string, total: number) {
  cleanup();
  await openSite([{ path: '/', Component: () => <Pagination total={total} perPage={10} /> }], `/${search}`);
}

const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')]);

test('leads to the first page, the last one and those around the current one', async () => {
  await show('?gender=Female&page=5', 95);

  expect(screen.getByRole('navigation').textContent).toBe('1…456…10');
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('5');
  expect(links().map(([, to]) => to)).toEqual(
    [4, 1, 4, 5, 6, 10, 6].map((page) => `/?gender=Female&page=${page}`),
  );
});

test('offers no page beyond the ends, and no pagination for a single page', async () => {
  await show('', 30);
  expect(screen.getByRole('navigation').textContent).toBe('123');
  expect(links().map(([, to]) => to)).toEqual(['/?page=1', '/?page=2', '/?page=3', '/?page=2']);
  await show('?page=3', 30);
  expect(links()[0]?.[1]).toBe('/?page=2');
  expect(links().at(-1)?.[1]).toBe('/?page=3');

  await show('', 10);
  expect(links()).toEqual([]);
  await show('', 11);
  expect(links()).toHaveLength(3);
});

test.each([
  ['?type=Movies', true],
  ['?state=selected', true],
  ['?type=All&text=&page=1&sort=new', false],
])('says at %s whether filters left the list empty', async (search, isNarrowed) => {
  cleanup();
  await openSite([{ path: '/', Component: () => <EmptyPage total={0}>None.</EmptyPage> }], `/${search}`);

  expect(screen.queryByText('Nothing matches these filters.') !== null).toBe(isNarrowed);
  const cleared = isNarrowed ? [['Clear the filters', '/']] : [];
  expect(links()).toEqual(cleared);
});

test('leads back from a page that the list does not have', async () => {
  await show('?page=40', 30);

  expect(links()[0]?.[1]).toBe('/?page=3');
});

test.each([
  ['?page=7', 7],
  ['', 1],
  ['?page=-2', 1],
  ['?page=2.5', 1],
  ['?page=x', 1],
  ['?page=5000', 1000],
])('reads from the address %s the page %i', (search, page) => {
  expect(pageOf(new URLSearchParams(search))).toBe(page);
});

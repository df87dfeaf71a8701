import { expect, test, vi } from 'vitest';
import { type ProfilePage, withKnownPages } from '#features/talent/directory/known-pages.ts';

test('restores all pages of a list on return', async () => {
  const ask = vi.fn(async () => pageOf('c'));
  await withKnownPages('/left', 1, async () => pageOf('a', 'b'));
  await withKnownPages('/left', 2, ask);

  const shown = await withKnownPages('/left', 2, ask);

  expect(idsOf(shown)).toEqual(['a', 'b', 'c']);
  expect(shown.firstPage).toBe(1);
  expect(ask).toHaveBeenCalledOnce();
});

test('shows a later page alone when it is opened first', async () => {
  const shown = await withKnownPages('/later', 3, async () => pageOf('g'));

  expect(idsOf(shown)).toEqual(['g']);
  expect(shown.firstPage).toBe(3);
});

test('keeps lists with different filters apart', async () => {
  await withKnownPages('/one', 1, async () => pageOf('a'));

  const shown = await withKnownPages('/other', 2, async () => pageOf('b'));

  expect(idsOf(shown)).toEqual(['b']);
});

test('shows a profile once when a new profile moved it to the next page', async () => {
  await withKnownPages('/moved', 1, async () => pageOf('a', 'b'));

  const shown = await withKnownPages('/moved', 2, async () => pageOf('b', 'c'));

  expect(idsOf(shown)).toEqual(['a', 'b', 'c']);
});

test('loads a page again after ten minutes', async () => {
  vi.useFakeTimers();
  await withKnownPages('/old', 1, async () => pageOf('a'));
  vi.advanceTimersByTime(10 * 60_000);

  const shown = await withKnownPages('/old', 1, async () => pageOf('z'));

  vi.useRealTimers();
  expect(idsOf(shown)).toEqual(['z']);
});

function pageOf(...ids: string[]): ProfilePage {
  const data = ids.map((id) => ({
    id,
    name: id,
    age_band: null,
    age: 30,
    gender: null,
    city: null,
    image: null,
    hair_color: null,
    body_type: null,
    beard: null,
    eye_color: null,
    profileType: null,
  }));
  return { data, total: 3, total_text: '3', more: false };
}

function idsOf({ data }: ProfilePage): string[] {
  return data.map(({ id }) => id);
}

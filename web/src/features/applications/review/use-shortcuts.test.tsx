import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useShortcuts } from '#features/applications/review/use-review-shortcuts.ts';

const shortlist = vi.fn();
const next = vi.fn();
const showShortcuts = vi.fn();

function Page({ on = true, dialog = false }) {
  useShortcuts({ s: shortlist, j: next, ' ': next, '?': showShortcuts }, on);
  return (
    <>
      <textarea aria-label="Note" />
      <input aria-label="Search" />
      <select aria-label="Order" />
      <input type="checkbox" aria-label="Choose" />
      <button type="button">Anything</button>
      {dialog && <dialog open>Filters</dialog>}
    </>
  );
}

async function press(keys: string, focused?: string) {
  vi.clearAllMocks();
  if (focused) screen.getByLabelText(focused).focus();
  await userEvent.keyboard(keys);
  return [shortlist.mock.calls.length, next.mock.calls.length, showShortcuts.mock.calls.length];
}

test('acts on a key wherever the focus is, including a checkbox', async () => {
  render(<Page />);

  expect(await press('s')).toEqual([1, 0, 0]);
  expect(await press('j?', 'Choose')).toEqual([0, 1, 1]);
  screen.getByRole('button').focus();
  expect(await press('s')).toEqual([1, 0, 0]);
});

test('leaves the space bar to a button that has the focus', async () => {
  render(<Page />);

  expect(await press(' ')).toEqual([0, 1, 0]);
  screen.getByRole('button').focus();
  expect(await press(' ')).toEqual([0, 0, 0]);
});

test('ignores keys while the user types or chooses from a list', async () => {
  render(<Page />);

  expect(await press('sj?', 'Note')).toEqual([0, 0, 0]);
  expect(await press('sj?', 'Search')).toEqual([0, 0, 0]);
  expect(await press('sj?', 'Order')).toEqual([0, 0, 0]);
});

test('ignores keys under an open dialog, with a modifier key, or when switched off', async () => {
  const { rerender } = render(<Page dialog />);
  expect(await press('s')).toEqual([0, 0, 0]);

  rerender(<Page />);
  expect(await press('{Control>}s{/Control}{Meta>}j{/Meta}{Alt>}s{/Alt}{Shift>}S{/Shift}')).toEqual([
    0, 0, 0,
  ]);

  rerender(<Page on={false} />);
  expect(await press('sj?')).toEqual([0, 0, 0]);
});

test('makes one move while a key is held down, but repeats navigation', async () => {
  render(<Page />);

  expect(await press('{s>3/}')).toEqual([1, 0, 0]);
  expect(await press('{j>3/}')).toEqual([0, 3, 0]);
});

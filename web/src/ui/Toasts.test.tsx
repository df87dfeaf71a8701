import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '#ui/Toasts.tsx';
import { showToast } from '#ui/toast-list.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('closes a toast after five seconds', async () => {
  render(<Toasts />);
  act(() => showToast('success', 'Saved.'));

  await wait(4999);
  expect(screen.getByText('Saved.')).toBeDefined();

  await wait(1);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('dismisses one toast early and leaves the others', async () => {
  render(<Toasts />);
  act(() => showToast('failure', 'The first'));
  act(() => showToast('failure', 'The second'));

  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);

  expect(screen.queryByText('The first')).toBeNull();
  expect(screen.getByText('The second')).toBeDefined();
});

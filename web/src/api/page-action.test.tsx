import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { useWrite } from '#api/use-write.ts';
import { openSite } from '#testing/open-page.tsx';

/** Shows a page with one write that is answered like this, and submits it; returns how often it loaded. */
async function submit(answer: () => Promise<unknown>) {
  const load = vi.fn(() => null);
  const writes = { save: (_text: string) => answer() };
  function Form() {
    const save = useWrite(writes, 'save');
    return (
      <>
        <input aria-label="Text" />
        <button type="button" onClick={() => save.submit('typed')}>
          Save
        </button>
        <p role="status">{save.error?.message ?? (save.reply ? 'Saved' : '')}</p>
      </>
    );
  }
  await openSite([
    { path: '/', loader: load, HydrateFallback: () => null, Component: Form, action: pageAction(writes) },
  ]);
  load.mockClear();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return load.mock.calls.length;
}

test('reloads the page after a write and after a rejected one', async () => {
  const rejected = new ApiError(409, 'Changed meanwhile');

  expect(await submit(async () => true)).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Saved');
  cleanup();
  expect(await submit(() => Promise.reject(rejected))).toBe(1);
  expect(screen.getByRole('status').textContent).toBe('Changed meanwhile');
});

test.for([0, 401, 500])('keeps the page as it is after status %i', async (status) => {
  const loads = await submit(() => Promise.reject(new ApiError(status, 'Not saved')));

  expect(screen.getByRole('status').textContent).toBe('Not saved');
  expect(loads).toBe(0);
});

test('sends a double click once, even if nothing disables the button', async () => {
  const save = vi.fn(() => new Promise(() => {}));
  await submit(save);

  await act(async () => {
    screen.getByRole('button', { name: 'Save' }).click();
    screen.getByRole('button', { name: 'Save' }).click();
  });

  expect(save).toHaveBeenCalledTimes(1);
});

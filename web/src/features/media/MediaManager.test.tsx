import { act, cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MediaManager } from '#features/media/MediaManager.tsx';
import type { MediaLibrary } from '#features/media/media-library.ts';
import { sampleLibrary, sampleMedium } from '#testing/sample-media.ts';

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('as long as a video is prepared it is asked for, more and more seldom, and then no more', async () => {
  const video = sampleMedium({ kind: 'intro_video', state: 'processing' });
  const libraries = [
    sampleLibrary([video]),
    sampleLibrary([video]),
    sampleLibrary([{ ...video, state: 'ready' }]),
  ];
  await show(() => libraries[asked - 1] ?? sampleLibrary([]));
  expect(screen.getByText(/Being made playable everywhere/)).toBeTruthy();

  await pass(2000);
  expect(asked).toBe(2);
  await pass(2000);
  expect(asked).toBe(2);
  await pass(1000);
  expect(asked).toBe(3);

  expect(screen.queryByText(/Being made playable everywhere/)).toBeNull();
  await pass(60_000);
  expect(asked).toBe(3);
});

test('addresses that end are renewed in time', async () => {
  await show(() => sampleLibrary([sampleMedium({ kind: 'audition_video' })]));

  await pass(9 * 60_000);

  expect(asked).toBe(2);
});

test('a file that is dropped beside its place does not replace the page', async () => {
  await show(() => sampleLibrary([]));
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(drop, { dataTransfer: { types: ['Files'] } });

  screen.getByRole('heading', { name: 'Gallery' }).dispatchEvent(drop);

  expect(drop.defaultPrevented).toBe(true);
});

async function show(answer: () => MediaLibrary) {
  function loader() {
    asked += 1;
    return answer();
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      loader,
      HydrateFallback: () => null,
      // The loader above is the only one there is.
      Component: ({ loaderData }) => <MediaManager library={loaderData as MediaLibrary} />,
    },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { name: 'Gallery' });
  // Lets its effects begin.
  await pass(0);
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MediaLibrary } from '#features/talent/media/add-files.ts';
import { MediaManager } from '#features/talent/media/MediaShelf.tsx';
import { sampleLibrary, sampleMedium } from '#testing/sample-media.ts';

let asked = 0;

beforeEach(() => {
  asked = 0;
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

test('polls with growing delays while a video is being processed, then stops', async () => {
  const video = sampleMedium({ kind: 'intro_video', state: 'processing' });
  const libraries = [
    sampleLibrary([video]),
    sampleLibrary([video]),
    sampleLibrary([{ ...video, state: 'ready' }]),
  ];
  await show(() => libraries[asked - 1] ?? sampleLibrary([]));
  expect(screen.getByText(/^Processing/)).toBeTruthy();

  await pass(2000);
  expect(asked).toBe(2);
  await pass(2000);
  expect(asked).toBe(2);
  await pass(1000);
  expect(asked).toBe(3);

  expect(screen.queryByText(/^Processing/)).toBeNull();
  await pass(60_000);
  expect(asked).toBe(3);
});

test('renews signed URLs before they expire', async () => {
  await show(() => sampleLibrary([sampleMedium({ kind: 'audition_video' })]));

  await pass(9 * 60_000);

  expect(asked).toBe(2);
});

test('prevents a file dropped outside the drop zone from replacing the page', async () => {
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
      // The loader above is the only one.
      Component: ({ loaderData }) => <MediaManager library={loaderData as MediaLibrary} />,
    },
  ]);
  render(<Stub />);
  await screen.findByRole('heading', { name: 'Gallery' });
  // Lets the effects run.
  await pass(0);
}

function pass(milliseconds: number) {
  return act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

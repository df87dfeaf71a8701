import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCircuitBreaker } from '#platform/storage/s3-storage.ts';

const PAUSE_MS = 10_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A storage behind a breaker that opens after two failures; `asked` counts the requests that reach it. */
function open() {
  const storage = { works: false, asked: 0, failures: 0 };
  const through = openCircuitBreaker({
    failures: 2,
    pauseMs: PAUSE_MS,
    onFailure: () => {
      storage.failures += 1;
    },
  });
  const ask = () =>
    through(async () => {
      storage.asked += 1;
      if (!storage.works) throw new Error('no answer');
      return 'a picture';
    });
  return { storage, ask };
}

const unavailable = { code: 'media_unavailable', retryAfterSeconds: 10 };

test('stops calling a storage that failed twice, until the pause is over and one trial succeeds', async () => {
  const { storage, ask } = open();

  await expect(ask()).rejects.toMatchObject(unavailable);
  await expect(ask()).rejects.toMatchObject(unavailable);
  await expect(ask()).rejects.toMatchObject(unavailable);
  expect(storage).toMatchObject({ asked: 2, failures: 2 });

  vi.advanceTimersByTime(PAUSE_MS - 1);
  await expect(ask()).rejects.toMatchObject(unavailable);
  expect(storage.asked).toBe(2);

  vi.advanceTimersByTime(1);
  storage.works = true;
  const [trial, other] = await Promise.allSettled([ask(), ask()]);
  expect([trial.status, other.status, storage.asked]).toEqual(['fulfilled', 'rejected', 3]);
  expect(await ask()).toBe('a picture');
});

test('a trial that fails starts another pause, and a success between two failures starts the count again', async () => {
  const { storage, ask } = open();
  await ask().catch(() => {});
  storage.works = true;
  await ask();
  storage.works = false;
  await ask().catch(() => {});
  await ask().catch(() => {});
  expect(storage.asked).toBe(4);

  vi.advanceTimersByTime(PAUSE_MS);
  await ask().catch(() => {});
  await ask().catch(() => {});

  expect(storage.asked).toBe(5);
});

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BusyDays } from '#features/bookings/calendar-subscription/find-busy-days.ts';

const MAX_MS = 4000;
const MAX_MEGABYTES = 128;

/**
 * Reads the busy days of somebody's calendar in a thread of its own: a rule such as each 30th of February is sought
 * without an end. Returns undefined if that takes too long, and throws for text that is no calendar.
 */
export async function readBusyDays(text: string, from: string): Promise<BusyDays | undefined> {
  const worker = new Worker(new URL('./busy-days-worker.ts', import.meta.url), {
    workerData: { text, from },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
  });
  try {
    await once(worker, 'online');
    const [busy] = await once(worker, 'message', { signal: AbortSignal.timeout(MAX_MS) });
    return busy;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return undefined;
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** At this bit rate ten minutes in 720p stay within the server's limit for a file. */
export const VIDEO_BITS = 2_500_000;
export const AUDIO_BITS = 128_000;
export const MAX_RECORDING_SECONDS = 600;
const BYTES_A_SECOND = (VIDEO_BITS + AUDIO_BITS) / 8;
/** Left free, because the browser and other pages need some too. */
const RESERVE_BYTES = 50 * 1024 * 1024;

/** Returns how many seconds of recording fit on this device; undefined if the browser does not say. */
export async function secondsLeft(): Promise<number | undefined> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota === undefined || usage === undefined) return undefined;
  return Math.max(0, Math.floor((quota - usage - RESERVE_BYTES) / BYTES_A_SECOND));
}

import { useEffect } from 'react';

/** Keeps the screen on, because a phone that falls asleep stops the camera. */
export function useScreenOn(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return;
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, [isNeeded]);
}

import { useEffect, useRef } from 'react';

/** For how long something must be on the screen before a key or a click decides about it. */
export const MIN_SHOWN_MS = 800;

/**
 * Returns whether the component has been on a visible screen long enough for what is pressed to be meant for it, and not
 * for what was there before.
 */
export function useShown(): () => boolean {
  const since = useRef(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const start = () => {
      since.current = document.hidden ? Number.POSITIVE_INFINITY : performance.now();
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => document.removeEventListener('visibilitychange', start);
  }, []);
  return () => performance.now() - since.current >= MIN_SHOWN_MS;
}

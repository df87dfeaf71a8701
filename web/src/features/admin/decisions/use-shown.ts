import { useEffect, useState } from 'react';

/** For how long something must be on the screen before a key or a click decides about it. */
export const MIN_SHOWN_MS = 800;

/**
 * Returns whether the component has been on a visible screen long enough for what is pressed to be meant for it, and not
 * for what was there before.
 */
export function useShown(): boolean {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(timer);
      setIsShown(false);
      if (!document.hidden) timer = setTimeout(() => setIsShown(true), MIN_SHOWN_MS);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, []);
  return isShown;
}

import { MIN_SHOWN_SECONDS } from '@kirdaar/contract/rules/staff-decisions';
import { useEffect, useState } from 'react';

/** For how long something must be on the screen before a key or a click decides about it. */
export const MIN_SHOWN_MS = MIN_SHOWN_SECONDS * 1000;

/**
 * Returns whether the component has been on a visible screen long enough for what is pressed to be meant for it, and not
 * for what was there before.
 */
export function useShown(item?: string): boolean {
  const [isShown, setIsShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item is shown anew.
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
  }, [item]);
  return isShown;
}

import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** The delays between two checks, in milliseconds; after the last one the user has to ask. */
const CHECK_DELAYS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 10_000];

/** Reloads the page's data repeatedly for a while as long as an order is open. */
export function useOrderUpdates(isOpen: boolean) {
  const [checks, setChecks] = useState(0);
  const { revalidate } = useRevalidator();
  const delay = isOpen ? CHECK_DELAYS_MS[checks] : undefined;
  useEffect(() => {
    if (delay === undefined) return undefined;
    const timer = setTimeout(() => {
      void revalidate().then(() => setChecks((before) => before + 1));
    }, delay);
    return () => clearTimeout(timer);
  }, [delay, revalidate]);
  return { waiting: delay !== undefined, checkAgain: () => setChecks(0) };
}

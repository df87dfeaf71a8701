import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

/** After so long each time the page looks again; then it waits to be asked. */
const WAITS_MS = [1000, 1500, 2000, 3000, 5000, 8000, 10_000];

/** Reads the page anew for a while as long as an order is open. */
export function useOrderNews(isOpen: boolean) {
  const [looks, setLooks] = useState(0);
  const { revalidate } = useRevalidator();
  const wait = isOpen ? WAITS_MS[looks] : undefined;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      void revalidate().then(() => setLooks((before) => before + 1));
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, revalidate]);
  return { waiting: wait !== undefined, askAgain: () => setLooks(0) };
}

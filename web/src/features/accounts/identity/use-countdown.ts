import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Counts down whole seconds to 0 and can be restarted. A reload of the page continues the countdown of its
 * history entry.
 */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const { key } = useLocation();
  const kept = `countdown:${key}`;
  const [end, setEnd] = useState(() => readEnd(kept) ?? (seconds > 0 ? Date.now() + seconds * 1000 : 0));
  const [left, setLeft] = useState(() => secondsUntil(end));

  useEffect(() => {
    if (end === 0) return;
    keepEnd(kept, end);
    // Measured by the clock, because a background tab ticks less often.
    const timer = setInterval(() => {
      const rest = secondsUntil(end);
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 500);
    return () => {
      clearInterval(timer);
      // A reload removes nothing, because it ends the page before this runs.
      keepEnd(kept, undefined);
    };
  }, [kept, end]);

  function start(seconds: number) {
    setLeft(seconds);
    setEnd(Date.now() + seconds * 1000);
  }

  return [left, start];
}

function secondsUntil(end: number): number {
  return Math.max(0, Math.ceil((end - Date.now()) / 1000));
}

function readEnd(name: string): number | undefined {
  try {
    return Number(sessionStorage.getItem(name)) || undefined;
  } catch {
    return undefined;
  }
}

function keepEnd(name: string, end: number | undefined) {
  try {
    if (end === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, String(end));
  } catch {
    // Without storage, a reload shows the button and the server says how long to wait.
  }
}

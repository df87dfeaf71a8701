import { useEffect, useState } from 'react';

/** Counts down whole seconds to 0 and can be restarted. */
export function useCountdown(seconds: number): [left: number, start: (seconds: number) => void] {
  const [run, setRun] = useState({ seconds });
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // Measured by the clock, because a background tab ticks less often.
    const end = Date.now() + run.seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [run]);

  function start(seconds: number) {
    setLeft(seconds);
    setRun({ seconds });
  }

  return [left, start];
}

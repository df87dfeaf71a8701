import { useEffect, useEffectEvent, useState } from 'react';

const SECONDS = 3;

/** Counts down before a recording. `count` is undefined while it does not. */
export function useCountdown(onEnd: () => void) {
  const [count, setCount] = useState<number>();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (count === undefined) return;
    const timer = setTimeout(() => {
      setCount(count > 1 ? count - 1 : undefined);
      if (count === 1) end();
    }, 1000);
    return () => clearTimeout(timer);
  }, [count]);
  return { count, begin: () => setCount(SECONDS), cancel: () => setCount(undefined) };
}

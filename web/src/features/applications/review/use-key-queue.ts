import { useCallback, useRef } from 'react';

/** Returns a function that performs actions one after the other, so that a key pressed meanwhile is not lost. */
export function useKeyQueue() {
  const last = useRef(Promise.resolve());
  return useCallback((act: () => unknown) => {
    const next = last.current.then(act);
    last.current = next.then(
      () => {},
      () => {},
    );
    return next;
  }, []);
}

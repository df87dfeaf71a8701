import { useEffect, useEffectEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';

/** What a dialog shows that is asked for when it opens; `again` asks anew. */
export function useLoaded<T>(ask: () => Promise<T>) {
  const [loaded, setLoaded] = useState<T>();
  const [failure, setFailure] = useState<string>();
  const load = useEffectEvent(again);

  async function again() {
    try {
      setLoaded(await ask());
      setFailure(undefined);
    } catch (error) {
      setFailure(serverMessage(error, 'This could not be loaded. Please try again.'));
    }
  }
  useEffect(() => {
    void load();
  }, []);
  return { loaded, failure, again };
}

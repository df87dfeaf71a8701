import { useEffect, useEffectEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import * as words from '#words/houses/discovery.ts';

/** Loads the content of a dialog when it opens; `reload` loads it again. */
export function useLoaded<T>(request: () => Promise<T>, failed = words.load_failed) {
  const [loaded, setLoaded] = useState<T>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const load = useEffectEvent(reload);

  async function reload() {
    setLoading(true);
    try {
      setLoaded(await request());
      setFailure(undefined);
    } catch (error) {
      setFailure(serverMessage(error, failed));
    }
    setLoading(false);
  }
  useEffect(() => {
    void load();
  }, []);
  return { loaded, loading, failure, reload };
}

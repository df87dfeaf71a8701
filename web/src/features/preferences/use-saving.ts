import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';

/** A setting that is saved as soon as it is changed, shows so at once, and goes back if that fails. */
export function useSaving<T>(stored: T, save: (value: T) => Promise<unknown>) {
  const [value, setValue] = useState(stored);
  const [before, setBefore] = useState<{ value: T }>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(next: T) {
    setValue(next);
    setBusy(true);
    setFailure(undefined);
    setBefore(undefined);
    try {
      await save(next);
      setBefore({ value });
    } catch (error) {
      setValue(value);
      setFailure(serverMessage(error, 'That could not be saved. Please try again.'));
    }
    setBusy(false);
  }

  /** Changes it back to what it was before; undefined until something was saved. */
  const undo = before && (() => change(before.value));
  return { value, busy, failure, change, undo };
}

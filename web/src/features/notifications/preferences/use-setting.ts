import { useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import type { PendingWrite } from '#api/use-write.ts';
import * as words from '#words/notifications/preferences.ts';

type Outcome = Pick<PendingWrite, 'busy' | 'reply' | 'error'>;

/** A setting that saves every change immediately, shows it while it is saved, and can undo it. */
export function useSetting<T>(stored: T, write: Outcome, save: (value: T) => void) {
  const [chosen, setChosen] = useState(stored);
  const [before, setBefore] = useState(stored);
  const value = write.busy ? chosen : stored;

  function change(next: T) {
    setBefore(value);
    setChosen(next);
    save(next);
  }

  return {
    value,
    change,
    busy: write.busy,
    failure: write.error && serverMessage(write.error, words.save_failed),
    /** Restores the previous value; undefined until a change was saved. */
    undo: write.reply ? () => change(before) : undefined,
  };
}

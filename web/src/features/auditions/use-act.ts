import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/** Makes a call at the press of a button, tells what came of it, and reads the page anew in any case. */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function act(make: () => Promise<{ message: string }>, otherwise: string) {
    setBusy(true);
    try {
      showToast('success', (await make()).message);
    } catch (error) {
      showToast('failure', serverMessage(error, otherwise));
    }
    // Also when it failed: the other side may have acted meanwhile.
    await revalidate();
    setBusy(false);
  }

  /** What a form does, which tells of failures itself. */
  async function send(made: Promise<{ message: string }>) {
    showToast('success', (await made).message);
    await revalidate();
  }

  return { busy, act, send };
}

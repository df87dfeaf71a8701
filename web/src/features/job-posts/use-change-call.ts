import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/** Does something to a call from a dialog, which ends when it is done; what is wrong is told beside its field. */
export function useChangeCall(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { revalidate } = useRevalidator();

  async function change(send: () => Promise<{ message: string }>, failed: string) {
    setBusy(true);
    setErrors({});
    try {
      showToast('success', (await send()).message);
      await revalidate();
      onDone();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      showToast('failure', serverMessage(error, failed));
      setBusy(false);
    }
  }

  return { busy, errors, change };
}

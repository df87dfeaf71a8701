import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/**
 * Makes a call that changes what the page shows, says what came of it, and shows the page anew, unless there is no
 * page any more.
 */
export function useChange() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);

  async function change(make: () => Promise<{ message: string }>, stays = true): Promise<boolean> {
    setBusy(true);
    try {
      const { message } = await make();
      showToast('success', message);
      if (stays) await revalidate();
      return true;
    } catch (error) {
      showToast('failure', serverMessage(error, 'That did not work. Please try again.'));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, change };
}

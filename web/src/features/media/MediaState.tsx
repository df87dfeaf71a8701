import type { Medium } from '@kirdaar/contract/media';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#api/call.ts';
import { serverMessage } from '#api/server-message.ts';
import { showToast } from '#ui/toast-list.ts';

/** What is still to become of a video or recording, or could not. */
export function MediaState({ medium: { id, state } }: { medium: Medium }) {
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const look = 'rounded-control bg-card/95 px-2.5 py-1.5 text-ink text-xs leading-snug shadow-card';

  async function retry() {
    setBusy(true);
    try {
      await call('POST /api/user/media/:id/retry', { params: { id } });
      await revalidate();
    } catch (error) {
      showToast('failure', serverMessage(error, 'It could not be started again. Please try later.'));
    }
    setBusy(false);
  }

  if (state === 'ready') return null;
  if (state === 'kept') return <p className={look}>Kept as you sent it: some browsers cannot play it.</p>;
  if (state === 'processing') {
    return (
      <p className={`${look} flex items-center gap-2`}>
        <span
          aria-hidden
          className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
        />
        Being made playable everywhere. You can go on meanwhile.
      </p>
    );
  }
  return (
    <p className={look}>
      It could not be made playable everywhere.{' '}
      <button
        type="button"
        disabled={busy}
        onClick={retry}
        className="font-semibold text-accent underline underline-offset-2"
      >
        {busy ? 'Trying...' : 'Try again'}
      </button>
    </p>
  );
}

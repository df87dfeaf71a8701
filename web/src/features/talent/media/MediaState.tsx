import type { Medium } from '@kirdaar/contract/talent/media';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { mediaWrites } from '#features/talent/media/media-writes.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/talent/media.ts';
import * as common from '#words/ui/common.ts';

/** Processing state of a video or recording: in progress or failed. */
export function MediaState({ medium: { id, state } }: { medium: Medium }) {
  const retry = useWrite(mediaWrites, 'retryProcessing', {
    onFailed: (error) => showToast('failure', serverMessage(error, words.processing_not_restarted)),
  });
  const look = 'rounded-control bg-card/95 px-2.5 py-1.5 text-ink text-xs leading-snug shadow-card';

  if (state === 'ready') return null;
  if (state === 'kept') return <p className={look}>{words.kept_as_sent}</p>;
  if (state === 'processing') {
    return (
      <p className={`${look} flex items-center gap-2`}>
        <span
          aria-hidden
          className="size-3.5 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
        />
        {words.processing}
      </p>
    );
  }
  return (
    <p className={look}>
      {words.processing_failed}{' '}
      <button
        type="button"
        disabled={retry.busy}
        onClick={() => retry.submit(id)}
        className="font-semibold text-accent underline underline-offset-2"
      >
        {retry.busy ? words.processing_retrying : common.try_again}
      </button>
    </p>
  );
}

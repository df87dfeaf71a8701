import { saveWaitingAsDraft } from '#features/applications/apply/apply-draft.ts';
import { takeBack } from '#features/applications/outbox/send-waiting.ts';
import type { WaitingApplication } from '#features/applications/outbox/waiting-store.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { sentence } from '#ui/sentence.ts';
import { showToast } from '#ui/toast-list.ts';
import * as words from '#words/applications/board.ts';

/** An application that is sent as soon as there is a connection, and the way to take it back. */
export function WaitingNotice({ waiting }: { waiting: WaitingApplication }) {
  async function cancel() {
    // Stored first, so that nothing that was typed is lost in between.
    saveWaitingAsDraft(waiting);
    if (!(await takeBack(waiting))) showToast('failure', words.waiting_cancel_late);
  }
  return (
    <Notice>
      <p className="font-semibold">{words.outbox_waiting(waiting.title)}</p>
      <p className="mt-1">{words.waiting_since(formatDateTime(waiting.waiting_since))}</p>
      <Button variant="secondary" className="mt-3" onClick={() => void cancel()}>
        {sentence(words.waiting_cancel(waiting.title, (text) => <span className="sr-only">{text}</span>))}
      </Button>
    </Notice>
  );
}

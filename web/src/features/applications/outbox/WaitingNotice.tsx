import { saveWaitingAsDraft } from '#features/applications/apply/apply-draft.ts';
import { takeBack } from '#features/applications/outbox/send-waiting.ts';
import type { WaitingApplication } from '#features/applications/outbox/waiting-store.ts';
import { Button } from '#ui/Button.tsx';
import { formatDateTime } from '#ui/format-date-time.ts';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

/** An application that is sent as soon as there is a connection, and the way to take it back. */
export function WaitingNotice({ waiting }: { waiting: WaitingApplication }) {
  async function cancel() {
    // Stored first, so that nothing that was typed is lost in between.
    saveWaitingAsDraft(waiting);
    if (!(await takeBack(waiting)))
      showToast('failure', 'Your application is being sent at this moment. You can withdraw it afterwards.');
  }
  return (
    <Notice>
      <p className="font-semibold">Waiting for a connection: {waiting.title}</p>
      <p className="mt-1">
        Your application is on this device since {formatDateTime(waiting.waiting_since)}. It is sent by itself
        when you are online again. If you log out before, it is deleted.
      </p>
      <Button variant="secondary" className="mt-3" onClick={() => void cancel()}>
        Do not send it<span className="sr-only"> to {waiting.title}</span>
      </Button>
    </Notice>
  );
}

import {
  MAX_REPORT,
  type ReportReason,
  reportReasonLabels,
  reportReasons,
} from '@kirdaar/contract/rules/conversations';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { useWrite } from '#api/use-write.ts';
import { conversationWrites } from '#features/messaging/conversations/conversation-writes.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { controlClasses, Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ReportDialogProps {
  accountRole: Role;
  id: string;
  /** The reported message; if undefined, the whole conversation is reported. */
  messageId: string | undefined;
  onClose: () => void;
}

/** Reports a message or conversation to the admin team. */
export function ReportDialog({ accountRole, id, messageId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [reasonMissing, setReasonMissing] = useState(false);
  const sending = useWrite(conversationWrites, 'report', {
    onDone: ({ message }) => {
      showToast('success', message);
      onClose();
    },
  });

  function report(event: SubmitEvent) {
    event.preventDefault();
    setReasonMissing(!reason);
    if (reason && !sending.busy)
      sending.submit({ accountRole, id, report: { reason, text, message_id: messageId } });
  }
  return (
    <Dialog title={messageId ? 'Report this message' : 'Report this conversation'} onClose={onClose}>
      <form onSubmit={report} className="flex flex-col gap-4">
        <p className="text-muted">
          Our staff will read your report and this conversation. We won’t tell the other person that you
          reported it.
        </p>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold text-sm">What is wrong?</legend>
          {reportReasons.map((value) => (
            <label key={value} className="flex min-h-10 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="reason"
                value={value}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-5"
              />
              {reportReasonLabels[value]}
            </label>
          ))}
        </fieldset>
        <Field label="Details (optional)">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={MAX_REPORT}
              value={text}
              onChange={({ currentTarget }) => setText(currentTarget.value)}
              className={controlClasses}
            />
          )}
        </Field>
        {reasonMissing && <Notice tone="failure">Choose what is wrong.</Notice>}
        {sending.error && (
          <Notice tone="failure">
            {serverMessage(sending.error, 'We couldn’t send your report. Try again.')}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={sending.busy}>
            {sending.busy ? 'Sending…' : 'Send report'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

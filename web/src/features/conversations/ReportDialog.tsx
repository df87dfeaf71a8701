import {
  REPORT_MOST,
  type ReportReason,
  reportReasons,
  reportReasonWords,
} from '@kirdaar/contract/rules/conversations';
import { type SubmitEvent, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import type { Role } from '#session/area-of.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { controlLook, Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import { showToast } from '#ui/toast-list.ts';

interface ReportDialogProps {
  reader: Role;
  id: string;
  /** The message that is reported; without one, the whole conversation. */
  messageId: string | undefined;
  onClose: () => void;
}

/** Tells staff what is wrong. */
export function ReportDialog({ reader, id, messageId, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function report(event: SubmitEvent) {
    event.preventDefault();
    if (!reason) return setError('Please choose what is wrong.');
    setBusy(true);
    try {
      const { message } = await conversationCalls[reader].report(id, {
        reason,
        words,
        message_id: messageId,
      });
      showToast('success', message);
      onClose();
    } catch (problem) {
      setError(serverMessage(problem, 'The report could not be sent. Please try again.'));
      setBusy(false);
    }
  }
  return (
    <Dialog title={messageId ? 'Report this message' : 'Report this conversation'} onClose={onClose}>
      <form onSubmit={report} className="flex flex-col gap-4">
        <p className="text-muted">
          Our staff read it with what was written here. The other side is not told who reported.
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
              {reportReasonWords[value]}
            </label>
          ))}
        </fieldset>
        <Field label="In your words (optional)">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={REPORT_MOST}
              value={words}
              onChange={({ currentTarget }) => setWords(currentTarget.value)}
              className={controlLook}
            />
          )}
        </Field>
        {error && <Notice tone="failure">{error}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? 'Sending…' : 'Send the report'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

import type { Report } from '@kirdaar/contract/messaging/conversations';
import { MAX_REPORT, type ReportReason, reportReasons } from '@kirdaar/contract/rules/reports';
import { type SubmitEvent, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { serverMessage } from '#api/server-message.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { controlClasses, Field } from '#ui/Field.tsx';
import { Notice } from '#ui/Notice.tsx';
import * as words from '#words/messaging/conversations.ts';
import { report_reasons } from '#words/rules/conversations.ts';
import * as common from '#words/ui/common.ts';

export type Complaint = Pick<Report, 'reason' | 'text'>;

interface ReportDialogProps {
  title: string;
  /** Who reads the report, and with what. */
  lead: string;
  busy: boolean;
  error: ApiError | undefined;
  onSend: (complaint: Complaint) => void;
  onClose: () => void;
}

export function ReportDialog({ title, lead, busy, error, onSend, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason>();
  const [text, setText] = useState('');
  const [reasonMissing, setReasonMissing] = useState(false);

  function report(event: SubmitEvent) {
    event.preventDefault();
    setReasonMissing(!reason);
    if (reason && !busy) onSend({ reason, text });
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={report} className="flex flex-col gap-4">
        <p className="text-muted">{lead}</p>
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-semibold text-sm">{words.report_reason}</legend>
          {reasonMissing && !reason && <Notice tone="failure">{words.reason_missing}</Notice>}
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
              {report_reasons[value]}
            </label>
          ))}
        </fieldset>
        <Field label={words.report_details}>
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
        {error && <Notice tone="failure">{serverMessage(error, words.report_failed)}</Notice>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={busy}>
            {busy ? words.report_sending : words.report_send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

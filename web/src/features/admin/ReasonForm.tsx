import { MAX_STAFF_REASON } from '@kirdaar/contract/rules/staff-queue';
import { type SubmitEvent, useState } from 'react';
import type { ApiError } from '#api/call-api.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { TextAreaField } from '#ui/TextAreaField.tsx';

interface ReasonFormProps {
  title: string;
  /** The label of the text, which says who reads it. */
  label: string;
  submitLabel: string;
  /** Texts that are often needed. */
  suggestions: readonly string[];
  busy: boolean;
  error: ApiError | undefined;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

export function ReasonForm(props: ReasonFormProps) {
  const [reason, setReason] = useState('');

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    props.onSubmit(reason);
  }

  return (
    <Dialog title={props.title} onClose={props.onClose}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          {props.suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              onClick={() => setReason(suggestion)}
              className="rounded-control border border-line px-3 py-1.5 text-left text-sm hover:bg-sunken"
            >
              {suggestion}
            </button>
          ))}
        </div>
        <TextAreaField
          label={props.label}
          name="reason"
          required
          maxLength={MAX_STAFF_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={props.error?.fields.reason ?? props.error?.fields.note}
        />
        <Button type="submit" disabled={props.busy || reason.trim() === ''}>
          {props.submitLabel}
        </Button>
      </form>
    </Dialog>
  );
}

import { CircleAlert } from 'lucide-react';
import type { PendingMessage } from '#features/messaging/conversations/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { classNames } from '#ui/class-names.ts';
import * as words from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

interface PendingBubbleProps {
  message: PendingMessage;
  onRetry: () => void;
  onEdit: () => void;
}

export function PendingBubble({ message, onRetry, onEdit }: PendingBubbleProps) {
  const { text, attachments, state, error } = message;
  const isFailed = state === 'failed';
  return (
    <div className="mt-2 flex max-w-[85%] flex-col items-end gap-1 self-end sm:max-w-[70%]">
      <div
        className={classNames(
          'min-w-0 rounded-card border px-3.5 py-2',
          isFailed ? 'border-accent bg-wash' : 'border-line bg-sunken opacity-80',
        )}
      >
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {attachments.length > 0 && (
          <p className="text-muted text-sm">{attachments.map(({ name }) => name).join(', ')}</p>
        )}
        {!isFailed && <p className="text-right text-muted text-xs">{common.sending}</p>}
      </div>
      {isFailed && (
        <>
          <p role="alert" className="flex items-start gap-1.5 text-accent-strong text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error || words.not_sent}
          </p>
          <div className="flex gap-1">
            <Button variant="quiet" className="min-h-9 px-2 text-sm" onClick={onEdit}>
              {common.edit}
            </Button>
            <Button variant="quiet" className="min-h-9 px-2 text-sm" onClick={onRetry}>
              {common.try_again}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

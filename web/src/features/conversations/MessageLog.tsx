import type { Conversation, Message } from '@kirdaar/contract/conversations';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ConversationParty } from '@kirdaar/contract/rules/conversations';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { serverMessage } from '#api/server-message.ts';
import { MessageBubble } from '#features/conversations/MessageBubble.tsx';
import { PendingBubble } from '#features/conversations/PendingBubble.tsx';
import { dayText } from '#features/conversations/thread-text.ts';
import { useEndOfLog } from '#features/conversations/use-end-of-log.ts';
import type { Pending } from '#features/conversations/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import { showToast } from '#ui/toast-list.ts';

interface MessageLogProps {
  conversation: Conversation;
  side: ConversationParty;
  messages: readonly Message[];
  pending: readonly Pending[];
  /** Shows those before; undefined when all are there. */
  onEarlier: (() => Promise<void>) | undefined;
  onRetry: (pending: Pending) => void;
  onEdit: (pending: Pending) => void;
  /** Undefined for who may not report. */
  onReport: ((messageId: string) => void) | undefined;
}

/** What was written, day by day. It stays at its end for who reads there, and still for who reads above. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, side, messages, pending, onEarlier } = props;
  const count = messages.length + pending.length;
  const { log, isAtEnd, follow, toEnd } = useEndOfLog(messages, pending);
  const seen = messages.findLast(({ party, place }) => party === side && place <= conversation.seen);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        onScroll={follow}
        className="flex h-full flex-col gap-1.5 overflow-y-auto overscroll-contain py-4 pr-1"
      >
        {onEarlier && <Earlier onEarlier={onEarlier} />}
        {count === 0 && (
          <p className="m-auto max-w-sm text-balance text-center text-muted">
            Write the first message. The applicant can answer then, and hears of it by email too.
          </p>
        )}
        <Days {...props} seenId={seen?.id} />
        {pending.map((one) => (
          <PendingBubble
            key={one.request_id}
            pending={one}
            onRetry={() => props.onRetry(one)}
            onEdit={() => props.onEdit(one)}
          />
        ))}
      </div>
      {!isAtEnd && (
        <Button
          look="secondary"
          onClick={toEnd}
          className="absolute inset-x-0 bottom-2 mx-auto w-max bg-card shadow-float"
        >
          <ArrowDown aria-hidden className="size-4" />
          Latest messages
        </Button>
      )}
    </div>
  );
}

function Days({
  messages,
  side,
  conversation,
  onReport,
  seenId,
}: MessageLogProps & { seenId: string | undefined }) {
  const today = dayInIndia(new Date());
  return messages.map((message, index) => {
    const day = dayInIndia(new Date(message.written_at));
    const before = messages[index - 1];
    const isNewDay = !before || dayInIndia(new Date(before.written_at)) !== day;
    return (
      <Fragment key={message.id}>
        {isNewDay && (
          <h2 className="mx-auto mt-3 mb-1 rounded-full bg-sunken px-3 py-0.5 font-sans font-semibold text-muted text-xs">
            {dayText(day, today)}
          </h2>
        )}
        <MessageBubble
          message={message}
          isOwn={message.party === side}
          isFollowing={!isNewDay && before?.party === message.party && before.by === message.by}
          seenAt={message.id === seenId ? conversation.seen_at : null}
          onReport={onReport && (() => onReport(message.id))}
        />
      </Fragment>
    );
  });
}

function Earlier({ onEarlier }: { onEarlier: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  async function show() {
    setBusy(true);
    try {
      await onEarlier();
    } catch (error) {
      showToast('failure', serverMessage(error, 'They could not be loaded. Please try again.'));
    }
    setBusy(false);
  }
  return (
    <Button look="quiet" className="self-center" disabled={busy} onClick={show}>
      {busy ? 'Loading…' : 'Earlier messages'}
    </Button>
  );
}

import type { Conversation, Message } from '@kirdaar/contract/messaging/conversations';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { ConversationParty } from '@kirdaar/contract/rules/conversations';
import { ArrowDown } from 'lucide-react';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MessageBubble, PendingBubble } from '#features/messaging/conversations/MessageBubble.tsx';
import { formatDayHeading } from '#features/messaging/conversations/message-time.ts';
import { useLoadMore } from '#features/messaging/conversations/use-load-more.ts';
import type { PendingMessage } from '#features/messaging/conversations/use-outbox.ts';
import { Button } from '#ui/Button.tsx';
import * as words from '#words/messaging/conversations.ts';
import * as common from '#words/ui/common.ts';

interface MessageLogProps {
  conversation: Conversation;
  party: ConversationParty;
  messages: readonly Message[];
  pending: readonly PendingMessage[];
  /** Undefined when all are loaded. */
  onEarlier: (() => Promise<void>) | undefined;
  onRetry: (pending: PendingMessage) => void;
  onEdit: (pending: PendingMessage) => void;
  /** Undefined if the user may not report messages. */
  onReport: ((messageId: string) => void) | undefined;
}

/** Follows new messages while the user is at the end, and does not move while they read further up. */
export function MessageLog(props: MessageLogProps) {
  const { conversation, party, messages, pending, onEarlier } = props;
  const count = messages.length + pending.length;
  const { log, isAtEnd, onScroll, scrollToEnd } = useEndOfLog(messages, pending);
  const seen = messages.findLast((message) => message.party === party && message.place <= conversation.seen);
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={log}
        role="log"
        aria-label={common.messages}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
        className="flex h-full flex-col gap-1.5 overflow-y-auto overscroll-contain py-4 pr-1"
      >
        {onEarlier && <Earlier onEarlier={onEarlier} />}
        {count === 0 && (
          <p className="m-auto max-w-sm text-balance text-center text-muted">{words.conversations_first}</p>
        )}
        <Days {...props} seenId={seen?.id} />
        {pending.map((message) => (
          <PendingBubble
            key={message.request_id}
            message={message}
            onRetry={() => props.onRetry(message)}
            onEdit={() => props.onEdit(message)}
          />
        ))}
      </div>
      {!isAtEnd && (
        <Button
          Icon={ArrowDown}
          variant="secondary"
          onClick={scrollToEnd}
          className="absolute inset-x-0 bottom-2 mx-auto w-max bg-card shadow-float"
        >
          {words.conversations_latest}
        </Button>
      )}
    </div>
  );
}

function Days({ seenId, ...log }: MessageLogProps & { seenId: string | undefined }) {
  const { messages, party, conversation, onReport } = log;
  const today = dayInIndia(new Date());
  return messages.map((message, index) => {
    const day = dayInIndia(new Date(message.written_at));
    const before = messages[index - 1];
    const isNewDay = !before || dayInIndia(new Date(before.written_at)) !== day;
    return (
      <Fragment key={message.id}>
        {isNewDay && (
          <h2 className="mx-auto mt-3 mb-1 rounded-full bg-sunken px-3 py-0.5 font-sans font-semibold text-muted text-xs">
            {formatDayHeading(day, today)}
          </h2>
        )}
        <MessageBubble
          message={message}
          isOwn={message.party === party}
          isFollowing={!isNewDay && !!before && writerOf(before) === writerOf(message)}
          seenAt={message.id === seenId ? conversation.seen_at : null}
          onReport={onReport && (() => onReport(message.id))}
        />
      </Fragment>
    );
  });
}

function Earlier({ onEarlier }: { onEarlier: () => Promise<void> }) {
  const { loading, loadMore } = useLoadMore(onEarlier);
  return (
    <Button variant="quiet" className="self-center" disabled={loading} onClick={loadMore}>
      {loading ? common.loading : words.earlier}
    </Button>
  );
}

const NEAR_END_PX = 60;

/** Keeps the log at its end, or in place when older messages are added above. */
function useEndOfLog(messages: readonly Message[], pending: readonly PendingMessage[]) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const rendered = useRef({ first: '', height: 0, pending: 0 });
  const first = messages[0]?.id ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the messages change, not when the user scrolls.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = rendered.current;
    const grown = element.scrollHeight - before.height;
    const isPrepended = before.first !== '' && first !== before.first;
    if (isPrepended) element.scrollTop += grown;
    else if (isAtEnd || pending.length > before.pending) element.scrollTop = element.scrollHeight;
    rendered.current = { first, height: element.scrollHeight, pending: pending.length };
  }, [messages, pending]);

  useEffect(() => {
    const element = log.current;
    if (!element || !isAtEnd || !('ResizeObserver' in window)) return undefined;
    // The input below the log grows with its text and attachments.
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  function onScroll() {
    const element = log.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX);
  }
  function scrollToEnd() {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }
  return { log, isAtEnd, onScroll, scrollToEnd };
}

function writerOf({ party, by, acted_by }: Message): string {
  return [party, by, acted_by?.name].join();
}

import type { Message } from '@kirdaar/contract/messaging/conversations';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PendingMessage } from '#features/messaging/conversations/use-outbox.ts';

const NEAR_END_PX = 60;

/** Keeps the log at its end, or in place when older messages are added above. */
export function useEndOfLog(messages: readonly Message[], pending: readonly PendingMessage[]) {
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

import type { Message } from '@kirdaar/contract/conversations';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Pending } from '#features/conversations/use-outbox.ts';

const NEAR = 60;

/** Keeps a log at its end while one reads there, and what one reads in its place when older messages come above. */
export function useEndOfLog(messages: readonly Message[], pending: readonly Pending[]) {
  const log = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const shown = useRef({ first: '', height: 0, pending: 0 });
  const first = messages[0]?.id ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place depends on what is shown, not on where one was.
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = shown.current;
    const grown = element.scrollHeight - before.height;
    const cameAbove = before.first !== '' && first !== before.first;
    if (cameAbove) element.scrollTop += grown;
    else if (isAtEnd || pending.length > before.pending) element.scrollTop = element.scrollHeight;
    shown.current = { first, height: element.scrollHeight, pending: pending.length };
  }, [messages, pending]);

  useEffect(() => {
    const element = log.current;
    if (!element || !isAtEnd || !('ResizeObserver' in window)) return undefined;
    // The field under it grows with what is typed and attached.
    const observer = new ResizeObserver(() => {
      element.scrollTop = element.scrollHeight;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  function follow() {
    const element = log.current;
    if (element) setAtEnd(element.scrollHeight - element.scrollTop - element.clientHeight < NEAR);
  }
  function toEnd() {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }
  return { log, isAtEnd, follow, toEnd };
}

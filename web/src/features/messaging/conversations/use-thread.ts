import type { Message } from '@kirdaar/contract/messaging/conversations';
import { useEffect, useState } from 'react';
import {
  conversationEndpoints,
  type Thread,
} from '#features/messaging/conversations/conversation-endpoints.ts';
import { useLiveReload } from '#features/messaging/conversations/conversation-updates.ts';
import type { Role } from '#session/area-of.ts';

export function useThread(role: Role, loaded: Thread, mayRead: boolean) {
  const { application_id } = loaded.conversation;
  const [messages, setMessages] = useState<readonly Message[]>(loaded.messages);
  const [next, setNext] = useState(loaded.next);
  const [merged, setMerged] = useState(loaded);
  if (merged !== loaded) {
    setMerged(loaded);
    setMessages((known) => mergeMessages(known, loaded.messages));
  }

  useLiveReload(role);
  useReadMarks(role, loaded, mayRead);

  async function showEarlier() {
    const earlier = await conversationEndpoints[role].read(application_id, next ?? undefined);
    setMessages((known) => mergeMessages(known, earlier.messages));
    setNext(earlier.next);
  }
  function add(message: Message) {
    setMessages((known) => (known.some(({ id }) => id === message.id) ? known : [...known, message]));
  }
  return { messages, next, showEarlier, add };
}

/** Not a page action: it runs in the background, and the live update that follows reloads the page. */
function useReadMarks(role: Role, { conversation, messages }: Thread, mayRead: boolean) {
  const { application_id, read } = conversation;
  const other = role === 'talent' ? 'house' : 'talent';
  const last = messages.findLast(({ party }) => party === other)?.place ?? 0;
  useEffect(() => {
    if (!mayRead || last <= read) return undefined;
    function markRead() {
      if (document.hidden) return;
      // If the request fails, it is repeated when the window becomes visible again.
      conversationEndpoints[role].markRead(application_id, last).catch(() => undefined);
    }
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [role, application_id, read, last, mayRead]);
}

/** A known message stays the same object, so that its pictures do not reload. A gap drops the old ones. */
export function mergeMessages(known: readonly Message[], fresh: readonly Message[]): Message[] {
  const first = fresh[0]?.place ?? 0;
  const last = known.at(-1)?.place ?? 0;
  const before = last + 1 >= first ? known.filter(({ place }) => place < first) : [];
  const after = known.filter(({ place }) => place > (fresh.at(-1)?.place ?? 0));
  return [...before, ...fresh.map((message) => keepIfUnchanged(message, known)), ...after];
}

function keepIfUnchanged(message: Message, known: readonly Message[]): Message {
  const old = known.find(({ id }) => id === message.id);
  const isSame =
    old?.files.length === message.files.length &&
    message.files.every(({ state }, index) => state === old.files[index]?.state);
  return old && isSame ? old : message;
}

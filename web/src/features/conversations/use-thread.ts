import type { Message } from '@kirdaar/contract/conversations';
import { useEffect, useState } from 'react';
import { conversationCalls, type Thread } from '#features/conversations/conversation-calls.ts';
import { mergeMessages } from '#features/conversations/merge-messages.ts';
import { useFreshPage } from '#features/conversations/use-fresh-page.ts';
import type { Role } from '#session/area-of.ts';

/** The messages of a conversation: the last ones as they come, those before when they are asked for. */
export function useThread(role: Role, loaded: Thread, mayRead: boolean) {
  const { application_id } = loaded.conversation;
  const [messages, setMessages] = useState<readonly Message[]>(loaded.messages);
  const [next, setNext] = useState(loaded.next);
  const [seen, setSeen] = useState(loaded);
  if (seen !== loaded) {
    setSeen(loaded);
    setMessages((known) => mergeMessages(known, loaded.messages));
  }

  useFreshPage(role);
  useReading(role, loaded, mayRead);

  async function showEarlier() {
    const earlier = await conversationCalls[role].read(application_id, next ?? undefined);
    setMessages((known) => mergeMessages(known, earlier.messages));
    setNext(earlier.next);
  }
  function add(message: Message) {
    setMessages((known) => (known.some(({ id }) => id === message.id) ? known : [...known, message]));
  }
  return { messages, next, showEarlier, add };
}

/** Notes that what the other side wrote was read, once it is on the screen of a window that is seen. */
function useReading(role: Role, { conversation, messages }: Thread, mayRead: boolean) {
  const { application_id, read } = conversation;
  const other = role === 'talent' ? 'house' : 'talent';
  const last = messages.findLast(({ party }) => party === other)?.place ?? 0;
  useEffect(() => {
    if (!mayRead || last <= read) return undefined;
    function note() {
      if (document.hidden) return;
      // Told again by the next look when it is lost.
      conversationCalls[role].markRead(application_id, last).catch(() => undefined);
    }
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [role, application_id, read, last, mayRead]);
}

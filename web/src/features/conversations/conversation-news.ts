import { ApiError } from '#api/call.ts';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import type { Role } from '#session/area-of.ts';

/** How it stands with the conversations of whoever is logged in. */
interface ConversationNews {
  /** In how many of them something is unread. */
  readonly unread: number;
  /** Grows with all that is written or read; undefined until it is known. */
  readonly stamp: number | undefined;
}

export const noNews: ConversationNews = { unread: 0, stamp: undefined };
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

let news = noNews;
const changed = new EventTarget();
let followers = 0;

export function currentNews(): ConversationNews {
  return news;
}

/** Calls back when there is news, which is waited for while somebody wants it and the window is seen. */
export function followConversations(role: Role, listener: () => void): () => void {
  changed.addEventListener('change', listener);
  followers += 1;
  const stop = followers === 1 ? waitWhileSeen(role) : undefined;
  stopAll = stop ?? stopAll;
  return () => {
    changed.removeEventListener('change', listener);
    followers -= 1;
    if (followers > 0) return;
    stopAll();
    news = noNews;
  };
}

let stopAll = () => {};

function waitWhileSeen(role: Role): () => void {
  let controller = new AbortController();
  function follow() {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void keepWaiting(role, controller.signal);
  }
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', follow);
  };
}

/** Asks again and again; more and more seldom while nobody answers. */
async function keepWaiting(role: Role, signal: AbortSignal) {
  for (let wait = FIRST_WAIT_MS; !signal.aborted; ) {
    try {
      tellOf(await conversationCalls[role].unread(news.stamp, signal), signal);
      wait = FIRST_WAIT_MS;
    } catch (error) {
      // Whoever is logged out gets no news.
      if (error instanceof ApiError && [401, 403].includes(error.status)) return;
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, wait));
      wait = Math.min(2 * wait, LONGEST_WAIT_MS);
    }
  }
}

function tellOf({ unread, stamp }: { unread: number; stamp: number }, { aborted }: AbortSignal) {
  if (aborted || (unread === news.unread && stamp === news.stamp)) return;
  news = { unread, stamp };
  changed.dispatchEvent(new Event('change'));
}

import type {
  Conversation,
  ConversationEntry,
  Message,
  NewMessage,
  Report,
} from '@kirdaar/contract/messaging/conversations';
import { callApi, ifFound } from '#api/call-api.ts';
import type { Waiting } from '#api/waiting-store.ts';
import type { Role } from '#session/area-of.ts';

export interface Thread {
  conversation: Conversation;
  messages: Message[];
  next: number | null;
}

interface ConversationEndpoints {
  list: (after?: string) => Promise<{ conversations: ConversationEntry[]; next: string | null }>;
  unread: (stamp: number | undefined, signal: AbortSignal) => Promise<{ unread: number; stamp: number }>;
  read: (id: string, before?: number) => Promise<Thread>;
  write: (id: string, message: Required<NewMessage>) => Promise<{ data: Message; message: string }>;
  /** The same request, to be sent later. */
  writeLater: (id: string, message: Required<NewMessage>) => Pick<Waiting, 'endpoint'> & { body: NewMessage };
  markRead: (id: string, place: number) => Promise<unknown>;
  report: (id: string, report: Report) => Promise<{ message: string }>;
  block: (id: string) => Promise<{ message: string }>;
  unblock: (id: string) => Promise<{ message: string }>;
  /** For resumable uploads. */
  files: string;
}

function endpointsOf(side: 'user' | 'production'): ConversationEndpoints {
  const withId = (id: string) => ({ params: { id } });
  const bodyOf = ({ media, urgent, ...message }: Required<NewMessage>) =>
    side === 'user' ? { ...message, media } : { ...message, urgent };
  return {
    list: (after) => callApi(`GET /api/${side}/conversations`, { query: after ? { after } : {} }),
    unread: (stamp, signal) =>
      callApi(`GET /api/${side}/unread-conversations`, { query: { stamp } }, { signal }),
    read: (id, before) => callApi(`GET /api/${side}/conversations/:id`, { ...withId(id), query: { before } }),
    write: (id, message) =>
      callApi(`POST /api/${side}/conversations/:id/messages`, { ...withId(id), body: bodyOf(message) }),
    writeLater: (id, message) => ({
      endpoint: ['POST', `/api/${side}/conversations/${id}/messages`],
      body: bodyOf(message),
    }),
    markRead: (id, place) =>
      callApi(`POST /api/${side}/conversations/:id/read`, { ...withId(id), body: { place } }),
    report: (id, body) => callApi(`POST /api/${side}/conversations/:id/report`, { ...withId(id), body }),
    block: (id) => callApi(`PUT /api/${side}/conversations/:id/block`, withId(id)),
    unblock: (id) => callApi(`DELETE /api/${side}/conversations/:id/block`, withId(id)),
    files: `/api/${side}/conversation-files`,
  };
}

export const conversationEndpoints: Readonly<Record<Role, ConversationEndpoints>> = {
  talent: endpointsOf('user'),
  production: endpointsOf('production'),
};

export function findThread(role: Role, id: string): Promise<Thread | undefined> {
  return ifFound(conversationEndpoints[role].read(id));
}

interface Subject {
  accountRole: Role;
  id: string;
}

export const conversationWrites = {
  setBlocked: ({ accountRole, id, blocked }: Subject & { blocked: boolean }) => {
    const { block, unblock } = conversationEndpoints[accountRole];
    return blocked ? block(id) : unblock(id);
  },
  report: ({ accountRole, id, report }: Subject & { report: Report }) =>
    conversationEndpoints[accountRole].report(id, report),
};

import type {
  Conversation,
  ConversationEntry,
  Message,
  Report,
} from '@kirdaar/contract/messaging/conversations';
import { callApi } from '#api/call-api.ts';
import type { Role } from '#session/area-of.ts';

export interface OutgoingMessage {
  request_id: string;
  text: string;
  files: string[];
  media: string[];
}

export interface Thread {
  conversation: Conversation;
  messages: Message[];
  next: number | null;
}

interface ConversationEndpoints {
  list: (after?: string) => Promise<{ conversations: ConversationEntry[]; next: string | null }>;
  unread: (stamp: number | undefined, signal: AbortSignal) => Promise<{ unread: number; stamp: number }>;
  read: (id: string, before?: number) => Promise<Thread>;
  write: (id: string, message: OutgoingMessage) => Promise<{ data: Message }>;
  markRead: (id: string, place: number) => Promise<unknown>;
  report: (id: string, report: Report) => Promise<{ message: string }>;
  block: (id: string) => Promise<{ message: string }>;
  unblock: (id: string) => Promise<{ message: string }>;
  /** For resumable uploads. */
  files: string;
}

const withId = (id: string) => ({ params: { id } });

const talent: ConversationEndpoints = {
  list: (after) => callApi('GET /api/user/conversations', { query: after ? { after } : {} }),
  unread: (stamp, signal) => callApi('GET /api/user/unread-conversations', { query: { stamp } }, { signal }),
  read: (id, before) => callApi('GET /api/user/conversations/:id', { ...withId(id), query: { before } }),
  write: (id, body) => callApi('POST /api/user/conversations/:id/messages', { ...withId(id), body }),
  markRead: (id, place) =>
    callApi('POST /api/user/conversations/:id/read', { ...withId(id), body: { place } }),
  report: (id, body) => callApi('POST /api/user/conversations/:id/report', { ...withId(id), body }),
  block: (id) => callApi('PUT /api/user/conversations/:id/block', withId(id)),
  unblock: (id) => callApi('DELETE /api/user/conversations/:id/block', withId(id)),
  files: '/api/user/conversation-files',
};

const production: ConversationEndpoints = {
  list: (after) => callApi('GET /api/production/conversations', { query: after ? { after } : {} }),
  unread: (stamp, signal) =>
    callApi('GET /api/production/unread-conversations', { query: { stamp } }, { signal }),
  read: (id, before) =>
    callApi('GET /api/production/conversations/:id', { ...withId(id), query: { before } }),
  write: (id, { media: _media, ...body }) =>
    callApi('POST /api/production/conversations/:id/messages', { ...withId(id), body }),
  markRead: (id, place) =>
    callApi('POST /api/production/conversations/:id/read', { ...withId(id), body: { place } }),
  report: (id, body) => callApi('POST /api/production/conversations/:id/report', { ...withId(id), body }),
  block: (id) => callApi('PUT /api/production/conversations/:id/block', withId(id)),
  unblock: (id) => callApi('DELETE /api/production/conversations/:id/block', withId(id)),
  files: '/api/production/conversation-files',
};

export const conversationEndpoints: Readonly<Record<Role, ConversationEndpoints>> = { talent, production };

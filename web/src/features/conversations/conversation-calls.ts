import type { Conversation, ConversationEntry, Message } from '@kirdaar/contract/conversations';
import type { ReportReason } from '@kirdaar/contract/rules/conversations';
import { call } from '#api/call.ts';
import type { Role } from '#session/area-of.ts';

/** What one sends: uploaded files by their ids, and a talent's own media. */
export interface Outgoing {
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

interface Complaint {
  reason: ReportReason;
  words: string;
  message_id: string | undefined;
}

/** The calls of conversations, the same for either side. */
interface ConversationCalls {
  list: (after?: string) => Promise<{ conversations: ConversationEntry[]; next: string | null }>;
  unread: (stamp: number | undefined, signal: AbortSignal) => Promise<{ unread: number; stamp: number }>;
  read: (id: string, before?: number) => Promise<Thread>;
  write: (id: string, message: Outgoing) => Promise<{ data: Message }>;
  markRead: (id: string, place: number) => Promise<unknown>;
  report: (id: string, complaint: Complaint) => Promise<{ message: string }>;
  block: (id: string) => Promise<{ message: string }>;
  unblock: (id: string) => Promise<{ message: string }>;
  /** Where files are sent in pieces. */
  files: string;
}

const of = (id: string) => ({ params: { id } });

const talent: ConversationCalls = {
  list: (after) => call('GET /api/user/conversations', { query: after ? { after } : {} }),
  unread: (stamp, signal) => call('GET /api/user/unread-conversations', { query: { stamp } }, { signal }),
  read: (id, before) => call('GET /api/user/conversations/:id', { ...of(id), query: { before } }),
  write: (id, body) => call('POST /api/user/conversations/:id/messages', { ...of(id), body }),
  markRead: (id, place) => call('POST /api/user/conversations/:id/read', { ...of(id), body: { place } }),
  report: (id, body) => call('POST /api/user/conversations/:id/report', { ...of(id), body }),
  block: (id) => call('PUT /api/user/conversations/:id/block', of(id)),
  unblock: (id) => call('DELETE /api/user/conversations/:id/block', of(id)),
  files: '/api/user/conversation-files',
};

const production: ConversationCalls = {
  list: (after) => call('GET /api/production/conversations', { query: after ? { after } : {} }),
  unread: (stamp, signal) =>
    call('GET /api/production/unread-conversations', { query: { stamp } }, { signal }),
  read: (id, before) => call('GET /api/production/conversations/:id', { ...of(id), query: { before } }),
  write: (id, { media: _ofTalent, ...body }) =>
    call('POST /api/production/conversations/:id/messages', { ...of(id), body }),
  markRead: (id, place) =>
    call('POST /api/production/conversations/:id/read', { ...of(id), body: { place } }),
  report: (id, body) => call('POST /api/production/conversations/:id/report', { ...of(id), body }),
  block: (id) => call('PUT /api/production/conversations/:id/block', of(id)),
  unblock: (id) => call('DELETE /api/production/conversations/:id/block', of(id)),
  files: '/api/production/conversation-files',
};

export const conversationCalls: Readonly<Record<Role, ConversationCalls>> = { talent, production };

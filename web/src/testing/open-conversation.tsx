import { api } from '@kirdaar/contract/api';
import type { Attachment, Message } from '@kirdaar/contract/messaging/conversations';
import type { Thread } from '#features/messaging/conversations/conversation-endpoints.ts';
import * as housePage from '#features/messaging/conversations/HouseConversationPage.tsx';
import * as talentPage from '#features/messaging/conversations/TalentConversationPage.tsx';
import type { Role } from '#session/area-of.ts';
import { emptyOf } from '#testing/empty-of.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openSite, routeOf } from '#testing/open-page.tsx';

const conversationReply = api['GET /api/user/conversations/:id'].reply;
const { element: message } = conversationReply.shape.messages;

/** A message at a place of the conversation, from the house unless the test says otherwise. */
export function sampleMessage(place: number, fields: Partial<Message> = {}): Message {
  const written = { text: `Message ${place}`, written_at: `2026-03-05T0${place}:00:00Z` };
  return { ...emptyOf(message), id: `m${place}`, place, party: 'house', ...written, ...fields };
}

export function sampleAttachment(fields: Partial<Attachment> = {}): Attachment {
  const face = { id: 'f1', kind: 'image', name: 'face.jpg', url: '/face.webp', bytes: 2_000_000 } as const;
  return { ...emptyOf(message.shape.files.element), ...face, state: 'ready', ...fields } as Attachment;
}

/** A conversation about the application a1 whose messages are all read. */
export function sampleThread(
  messages: Message[],
  fields: Partial<Thread['conversation']> = {},
  next: number | null = null,
): Thread {
  const last = messages.at(-1)?.place ?? 0;
  const conversation = {
    ...emptyOf(conversationReply.shape.conversation),
    application_id: 'a1',
    other: { id: 'other-1', name: 'Lamp Films', image_url: null },
    job: { id: 'job-1', title: 'Dancer · Film' },
    last,
    read: last,
    ...fields,
  };
  return { conversation, messages, next };
}

/** Opens the page of a conversation as a talent or a house; without a thread, it is not found. */
export async function openConversation(role: Role, thread?: Thread) {
  const page = role === 'talent' ? talentPage : housePage;
  await openSite([{ path: '/:id', ...routeOf(page) }], '/a1', { toasts: true });
  const to = `GET ${conversationOf[role]}` as const;
  await (thread ? reply(to, thread) : reject(to, 404, { code: 'conversation_not_found' }));
}

export const conversationOf = {
  talent: '/api/user/conversations/a1',
  production: '/api/production/conversations/a1',
} as const;

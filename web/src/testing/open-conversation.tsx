import type { Attachment, Message } from '@kirdaar/contract/messaging/conversations';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import type { Thread } from '#features/messaging/conversations/conversation-endpoints.ts';
import * as housePage from '#features/messaging/conversations/HouseConversationPage.tsx';
import * as talentPage from '#features/messaging/conversations/TalentConversationPage.tsx';
import type { Role } from '#session/area-of.ts';
import { answer } from '#testing/answer.ts';
import type { mockServer } from '#testing/mock-server.ts';
import { Toasts } from '#ui/Toasts.tsx';

/** A message at a place of the conversation, from the house unless the test says otherwise. */
export function sampleMessage(place: number, fields: Partial<Message> = {}): Message {
  return {
    ...{ id: `m${place}`, place, party: 'house', text: `Message ${place}` },
    ...{ written_at: `2026-03-05T0${place}:00:00Z`, files: [] },
    ...fields,
  };
}

export function sampleAttachment(fields: Partial<Attachment> = {}): Attachment {
  return {
    ...{ id: 'f1', kind: 'image', state: 'ready', name: 'face.jpg', url: '/face.webp', poster: null },
    bytes: 2_000_000,
    ...fields,
  } as Attachment;
}

/** A conversation about the application a1 whose messages are all read. */
export function sampleThread(
  messages: Message[],
  conversation: Partial<Thread['conversation']> = {},
  next: number | null = null,
): Thread {
  const last = messages.at(-1)?.place ?? 0;
  return {
    conversation: {
      ...{ application_id: 'a1', other: { id: 'other-1', name: 'Lamp Films', image_url: null } },
      ...{ job: { id: 'job-1', title: 'Dancer · Film' }, is_child: false, bar: null },
      ...{ last, read: last, seen: 0, seen_at: null },
      ...conversation,
    },
    messages,
    next,
  };
}

/** Opens the page of a conversation as a talent or a house. */
export async function openConversation(
  received: ReturnType<typeof mockServer>,
  role: Role,
  thread: object,
  status = 200,
) {
  const page = role === 'talent' ? talentPage : housePage;
  const Site = createRoutesStub([
    {
      path: '/:id',
      // The router passes the loader's data; the other props of the page's type are not needed.
      Component: page.default as unknown as ComponentType,
      loader: page.clientLoader as never,
      action: page.clientAction,
    },
  ]);
  await act(async () =>
    render(
      <>
        <Site initialEntries={['/a1']} />
        <Toasts />
      </>,
    ),
  );
  await answer(received, `GET ${conversationOf(role)}`, thread, status);
}

export function conversationOf(role: Role): string {
  return `/api/${role === 'talent' ? 'user' : 'production'}/conversations/a1`;
}

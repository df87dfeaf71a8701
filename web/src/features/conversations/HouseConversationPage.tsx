import { titled } from '#api/product-name.ts';
import { ConversationThread } from '#features/conversations/ConversationThread.tsx';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import { findThread } from '#features/conversations/find-thread.ts';
import { NoConversation } from '#features/conversations/NoConversation.tsx';
import type { Route } from './+types/HouseConversationPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Messages', page);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  findThread(conversationCalls.production, id);

export default function HouseConversationPage({ loaderData: thread, params: { id } }: Route.ComponentProps) {
  if (!thread) return <NoConversation reader="production" />;
  return <ConversationThread key={id} reader="production" thread={thread} />;
}

import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ConversationThread } from '#features/messaging/conversations/ConversationThread.tsx';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import { conversationWrites } from '#features/messaging/conversations/conversation-writes.ts';
import { findThread } from '#features/messaging/conversations/find-thread.ts';
import { NoConversation } from '#features/messaging/conversations/NoConversation.tsx';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentConversationPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.messages, page);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) =>
  findThread(conversationEndpoints.talent, id);

export const clientAction = pageAction(conversationWrites);

export default function TalentConversationPage({ loaderData: thread, params: { id } }: Route.ComponentProps) {
  if (!thread) return <NoConversation accountRole="talent" />;
  return <ConversationThread key={id} accountRole="talent" thread={thread} />;
}

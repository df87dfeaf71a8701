import { pageAction } from '#api/page-action.ts';
import { titled } from '#api/product-name.ts';
import { ConversationThread } from '#features/messaging/conversations/ConversationThread.tsx';
import { conversationWrites, findThread } from '#features/messaging/conversations/conversation-endpoints.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/HouseConversationPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.messages, page);

export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => findThread('production', id);

export const clientAction = pageAction(conversationWrites);

export default function HouseConversationPage({ loaderData: thread, params: { id } }: Route.ComponentProps) {
  return <ConversationThread key={id} accountRole="production" thread={thread} />;
}

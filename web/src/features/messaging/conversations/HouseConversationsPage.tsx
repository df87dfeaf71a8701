import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/messaging/conversations/ConversationList.tsx';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/HouseConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.messages, page);

export const clientLoader = () => conversationEndpoints.production.list();

export default function HouseConversationsPage({ loaderData }: Route.ComponentProps) {
  return <ConversationList accountRole="production" loaded={loaderData} />;
}

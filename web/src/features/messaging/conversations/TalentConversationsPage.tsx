import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/messaging/conversations/ConversationList.tsx';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import * as common from '#words/ui/common.ts';
import type { Route } from './+types/TalentConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled(common.messages, page);

export const clientLoader = () => conversationEndpoints.talent.list();

export default function TalentConversationsPage({ loaderData }: Route.ComponentProps) {
  return <ConversationList accountRole="talent" loaded={loaderData} />;
}

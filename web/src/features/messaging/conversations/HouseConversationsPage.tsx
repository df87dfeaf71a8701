import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/messaging/conversations/ConversationList.tsx';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/HouseConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Messages', page);

export const clientLoader = () => conversationEndpoints.production.list();

export default function HouseConversationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Messages" lead="Your conversations with applicants.">
      {loaderData.conversations.length === 0 ? (
        <Notice>No messages yet. Open an application and choose “Message” to send one.</Notice>
      ) : (
        <ConversationList accountRole="production" loaded={loaderData} />
      )}
    </Page>
  );
}

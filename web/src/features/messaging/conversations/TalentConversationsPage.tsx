import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/messaging/conversations/ConversationList.tsx';
import { conversationEndpoints } from '#features/messaging/conversations/conversation-endpoints.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/TalentConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Messages', page);

export const clientLoader = () => conversationEndpoints.talent.list();

export default function TalentConversationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Messages" lead="Messages from production houses about your applications.">
      {loaderData.conversations.length === 0 ? (
        <Notice>No messages yet. A production house can write to you once you have applied.</Notice>
      ) : (
        <ConversationList accountRole="talent" loaded={loaderData} />
      )}
    </Page>
  );
}

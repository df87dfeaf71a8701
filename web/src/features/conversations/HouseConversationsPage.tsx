import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/conversations/ConversationList.tsx';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/HouseConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Messages', page);

export const clientLoader = () => conversationCalls.production.list();

export default function HouseConversationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Messages" lead="What you and your applicants write to each other.">
      {loaderData.conversations.length === 0 ? (
        <Notice>Nothing is written yet. Open an application and press “Write”.</Notice>
      ) : (
        <ConversationList reader="production" loaded={loaderData} />
      )}
    </Page>
  );
}

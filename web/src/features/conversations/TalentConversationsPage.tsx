import { titled } from '#api/product-name.ts';
import { ConversationList } from '#features/conversations/ConversationList.tsx';
import { conversationCalls } from '#features/conversations/conversation-calls.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import type { Route } from './+types/TalentConversationsPage.ts';

export const meta: Route.MetaFunction = (page) => titled('Messages', page);

export const clientLoader = () => conversationCalls.talent.list();

export default function TalentConversationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page title="Messages" lead="What production houses write to you about your applications.">
      {loaderData.conversations.length === 0 ? (
        <Notice>Nobody has written to you yet.</Notice>
      ) : (
        <ConversationList reader="talent" loaded={loaderData} />
      )}
    </Page>
  );
}

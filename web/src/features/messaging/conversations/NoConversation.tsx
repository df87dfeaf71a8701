import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';
import * as words from '#words/messaging/conversations.ts';

export function NoConversation({ accountRole }: { accountRole: Role }) {
  return (
    <Page title={words.conversations_missing_title} lead={words.missing_lead}>
      <ButtonLink
        to={accountRole === 'talent' ? paths.talentConversations : paths.productionConversations}
        className="self-start"
      >
        {words.missing_all}
      </ButtonLink>
    </Page>
  );
}

import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** Empty state for a conversation that does not exist. */
export function NoConversation({ accountRole }: { accountRole: Role }) {
  return (
    <Page title="Conversation not found" lead="It was deleted, or you can’t open it.">
      <ButtonLink
        to={accountRole === 'talent' ? paths.talentConversations : paths.productionConversations}
        className="self-start"
      >
        All messages
      </ButtonLink>
    </Page>
  );
}

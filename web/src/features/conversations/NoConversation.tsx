import { paths } from '#paths.ts';
import type { Role } from '#session/area-of.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Page } from '#ui/Page.tsx';

/** In the place of a conversation that is not there. */
export function NoConversation({ reader }: { reader: Role }) {
  return (
    <Page title="No such conversation" lead="It is not there, or not yours.">
      <ButtonLink
        to={reader === 'talent' ? paths.talentConversations : paths.productionConversations}
        className="self-start"
      >
        All messages
      </ButtonLink>
    </Page>
  );
}

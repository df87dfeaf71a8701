import { MessagesSquare } from 'lucide-react';
import type { ReceivedApplication } from '#features/applications/apply/received.ts';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import * as common from '#words/ui/common.ts';

/** Link to the conversation of a house with an applicant; nothing if the house may not contact the applicant. */
export function MessageLink({ application }: { application: ReceivedApplication }) {
  const { application_id, status, consent_pending } = application;
  const mayWrite = useMayWrite();
  if (!mayWrite || consent_pending || status === 'withdrawn') return null;
  return (
    // Otherwise the router asks the server about the link of every applicant.
    <ButtonLink
      to={housePath('productionConversation', { id: application_id })}
      discover="none"
      variant="secondary"
    >
      <MessagesSquare aria-hidden className="size-4.5" />
      {common.message}
    </ButtonLink>
  );
}

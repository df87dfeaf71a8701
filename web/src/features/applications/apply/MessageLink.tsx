import type { ApplicationStage } from '@kirdaar/contract/rules/review';
import { MessagesSquare } from 'lucide-react';
import { housePath } from '#house-paths.ts';
import { useMayWrite } from '#session/use-may-write.ts';
import { ButtonLink } from '#ui/Button.tsx';
import * as common from '#words/ui/common.ts';

interface MessageLinkProps {
  application: { application_id: string; status: ApplicationStage; consent_pending: boolean };
}

/** Link to the conversation of a house with an applicant; nothing if the house may not contact the applicant. */
export function MessageLink({ application: { application_id, status, consent_pending } }: MessageLinkProps) {
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

import type { ApplicationStatus } from '@kirdaar/contract/rules/vocabulary';
import { MessagesSquare } from 'lucide-react';
import { useMayWrite } from '#features/conversations/use-may-write.ts';
import { path } from '#paths.ts';
import { ButtonLink } from '#ui/Button.tsx';

interface WriteLinkProps {
  application: { application_id: string; status: ApplicationStatus; consent_pending: boolean };
}

/** Leads a house to what it and an applicant write to each other; nothing where it may not reach the applicant. */
export function WriteLink({ application: { application_id, status, consent_pending } }: WriteLinkProps) {
  const mayWrite = useMayWrite();
  if (!mayWrite || consent_pending || status === 'withdrawn') return null;
  return (
    <ButtonLink to={path('productionConversation', { id: application_id })} look="secondary">
      <MessagesSquare aria-hidden className="size-4.5" />
      Write
    </ButtonLink>
  );
}

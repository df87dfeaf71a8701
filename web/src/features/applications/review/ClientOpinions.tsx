import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { MessageCircle } from 'lucide-react';
import { useContext } from 'react';
import { ClientResponses, type HeardResponse } from '#features/applications/review/client-responses.ts';
import * as words from '#words/applications/board.ts';
import { picks } from '#words/applications/shared-board.ts';

/** What clients said about an applicant through share links. */
export function ClientOpinions({ applicationId }: { applicationId: string }) {
  const responses = useContext(ClientResponses).get(applicationId) ?? [];
  if (responses.length === 0) return null;
  return (
    <ul aria-label={words.card_clients} className="flex flex-col gap-0.5 text-sm">
      {responses.map((response) => (
        <li key={response.label} className="wrap-anywhere flex gap-1.5">
          <MessageCircle aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
          <span>
            <span className="font-semibold">{summaryOf(response)}</span>
            {response.comment && ` “${response.comment}”`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function summaryOf({ label, pick, rating }: HeardResponse): string {
  const said = [pick && picks[pick], rating && words.card_rating(rating, MAX_SCORE)]
    .filter(Boolean)
    .join(', ');
  return said ? `${label}: ${said}` : `${label}:`;
}

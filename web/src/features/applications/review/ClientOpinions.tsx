import type { Reply } from '@kirdaar/contract/api';
import { MAX_SCORE } from '@kirdaar/contract/rules/limits';
import { clientPicks } from '@kirdaar/contract/rules/review';
import { MessageCircle } from 'lucide-react';
import { createContext, useContext } from 'react';
import * as words from '#words/applications/board.ts';
import { picks } from '#words/applications/shared-board.ts';

type HeardResponse = Reply<'GET /api/production/jobs/:id/board-news'>['responses'][number];
export type Responses = ReadonlyMap<string, readonly HeardResponse[]>;

export const noResponses: Responses = new Map();

export const ClientResponses = createContext(noResponses);

/** Returns what was said, by application. Clients may have taken everything back. */
export function byApplication(responses: readonly HeardResponse[]): Responses {
  const said = responses.filter(({ pick, rating, comment }) => pick ?? rating ?? comment);
  return Map.groupBy(said, ({ application_id }) => application_id);
}

interface ClientOpinionsProps {
  applicationId: string;
  /** Whether the opinions of many are shown at once, and not only counted at first. */
  isOpen?: boolean;
}

export function ClientOpinions({ applicationId, isOpen = false }: ClientOpinionsProps) {
  const responses = useContext(ClientResponses).get(applicationId) ?? [];
  if (responses.length === 0) return null;
  const opinions = (
    <ul aria-label={words.card_clients} className="flex flex-col gap-0.5 text-sm">
      {responses.map((response) => (
        <li key={response.viewer_id} className="wrap-anywhere flex gap-1.5">
          <MessageCircle aria-hidden className="mt-0.5 size-3.5 shrink-0 text-accent" />
          <span>
            <span className="font-semibold">{summaryOf(response)}</span>
            {response.comment && ` “${response.comment}”`}
          </span>
        </li>
      ))}
    </ul>
  );
  if (responses.length === 1) return opinions;
  return (
    <details open={isOpen}>
      <summary className="cursor-pointer font-semibold text-sm">
        {words.card_clients}: {countsOf(responses)}
      </summary>
      {opinions}
    </details>
  );
}

/** What clients said in the few characters that a face has room for. */
export function ClientPicks({ applicationId }: { applicationId: string }) {
  const responses = useContext(ClientResponses).get(applicationId) ?? [];
  if (responses.length === 0) return null;
  return (
    <span title={words.card_clients} className="flex items-center gap-1 font-semibold">
      <MessageCircle aria-hidden className="size-3.5 shrink-0 text-accent" />
      <span className="sr-only">{words.card_clients}: </span>
      {countsOf(responses)}
    </span>
  );
}

/** Counts the clients of each pick; without any, the clients who said something else. */
function countsOf(responses: readonly HeardResponse[]): string {
  const counts = clientPicks.flatMap((pick) => {
    const many = responses.filter((response) => response.pick === pick).length;
    return many > 0 ? [`${picks[pick]} ${many}`] : [];
  });
  return counts.join(' · ') || String(responses.length);
}

function summaryOf({ label, viewer, pick, rating }: HeardResponse): string {
  const said = [pick && picks[pick], rating && words.card_rating(rating, MAX_SCORE)]
    .filter(Boolean)
    .join(', ');
  const who = `${viewer} (${label})`;
  return said ? `${who}: ${said}` : `${who}:`;
}

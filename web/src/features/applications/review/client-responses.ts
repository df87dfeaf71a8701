import type { Reply } from '@kirdaar/contract/api';
import type { ClientPick } from '@kirdaar/contract/rules/review';
import { createContext, useEffect, useState } from 'react';
import { ApiError, callApi } from '#api/call-api.ts';

export type HeardResponse = Reply<'GET /api/production/jobs/:id/client-responses'>['responses'][number];
type Responses = ReadonlyMap<string, readonly HeardResponse[]>;

export const pickLabels: Readonly<Record<ClientPick, string>> = { yes: 'Yes', maybe: 'Maybe', no: 'No' };

const none: Responses = new Map();
const MIN_DELAY_MS = 1000;
const MAX_DELAY_MS = 60_000;

/** What clients said about the applicants of the open board, by application. */
export const ClientResponses = createContext<Responses>(none);

/** Follows what clients say about the applicants of a casting call while the window is visible. */
export function useClientResponses(jobId: string): Responses {
  const [responses, setResponses] = useState(none);
  useEffect(() => {
    let controller = new AbortController();
    function follow() {
      controller.abort();
      controller = new AbortController();
      if (!document.hidden) void poll(jobId, controller.signal, setResponses);
    }
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [jobId]);
  return responses;
}

/** Asks for news again and again, with increasing delays while requests fail. */
async function poll(jobId: string, signal: AbortSignal, onHeard: (responses: Responses) => void) {
  let seen: string | undefined;
  for (let wait = MIN_DELAY_MS; !signal.aborted; ) {
    try {
      const input = { params: { id: jobId }, query: { seen } };
      const reply = await callApi('GET /api/production/jobs/:id/client-responses', input, { signal });
      if (reply.seen !== seen) onHeard(byApplication(reply.responses));
      else await pause(MIN_DELAY_MS);
      seen = reply.seen;
      wait = MIN_DELAY_MS;
    } catch (error) {
      // The page itself reports an ended session or a missing casting call.
      if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return;
      if (!signal.aborted) await pause(wait);
      wait = Math.min(2 * wait, MAX_DELAY_MS);
    }
  }
}

function byApplication(responses: readonly HeardResponse[]): Responses {
  const said = responses.filter(({ pick, rating, comment }) => pick ?? rating ?? comment);
  return Map.groupBy(said, ({ application_id }) => application_id);
}

function pause(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

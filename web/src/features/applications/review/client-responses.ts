import type { Reply } from '@kirdaar/contract/api';
import { createContext } from 'react';

export type HeardResponse = Reply<'GET /api/production/jobs/:id/board-news'>['responses'][number];
export type Responses = ReadonlyMap<string, readonly HeardResponse[]>;

export const noResponses: Responses = new Map();

/** What clients said about the applicants of the open board, by application. */
export const ClientResponses = createContext(noResponses);

/** Returns what was said, by application. Clients may have taken everything back. */
export function byApplication(responses: readonly HeardResponse[]): Responses {
  const said = responses.filter(({ pick, rating, comment }) => pick ?? rating ?? comment);
  return Map.groupBy(said, ({ application_id }) => application_id);
}

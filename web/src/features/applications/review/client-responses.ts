import type { Reply } from '@kirdaar/contract/api';
import type { ClientPick } from '@kirdaar/contract/rules/review';
import { createContext } from 'react';
import * as words from '#words/applications/shared-board.ts';

export type HeardResponse = Reply<'GET /api/production/jobs/:id/board-news'>['responses'][number];
export type Responses = ReadonlyMap<string, readonly HeardResponse[]>;

export const pickLabels: Readonly<Record<ClientPick, string>> = words.picks;

export const noResponses: Responses = new Map();

/** What clients said about the applicants of the open board, by application. */
export const ClientResponses = createContext(noResponses);

/** Returns what was said, by application. Clients may have taken everything back. */
export function byApplication(responses: readonly HeardResponse[]): Responses {
  const said = responses.filter(({ pick, rating, comment }) => pick ?? rating ?? comment);
  return Map.groupBy(said, ({ application_id }) => application_id);
}

import type { EndpointInput, Reply } from '@kirdaar/contract/api';
import type { RoomTape } from '@kirdaar/contract/auditions/tape-room';
import { callApi, ifFound } from '#api/call-api.ts';

export type Tapes = Reply<'GET /api/production/self-tapes/:id'>;
export type HouseRequest = Tapes['requests'][number];
export type Take = RoomTape['takes'][number];

/** A take that is shown, with whose it is. */
export interface Shown {
  tape: RoomTape;
  take: Take;
}

export function findTapes(
  id: string,
  query: EndpointInput<'GET /api/production/self-tapes/:id', File>['query'],
): Promise<Tapes | undefined> {
  // A malformed filter in the URL finds nothing.
  return ifFound(callApi('GET /api/production/self-tapes/:id', { params: { id }, query }), [400, 404]);
}

export function requestOfRole({ requests }: Tapes): HouseRequest | undefined {
  return requests.find(({ audience }) => audience === 'role');
}

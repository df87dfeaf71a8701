import type { Reply } from '@kirdaar/contract/api';
import { callApi, ifFound } from '#api/call-api.ts';

export type OwnTape = Reply<'GET /api/user/self-tapes'>['tapes'][number];
export type Tapes = Reply<'GET /api/production/self-tapes/:id'>;
export type RoleRequest = Pick<Tapes['requests'][number], 'instructions' | 'deadline' | 'sides_url'>;

export function findTapes(id: string, page: number): Promise<Tapes | undefined> {
  return ifFound(callApi('GET /api/production/self-tapes/:id', { params: { id }, query: { page } }));
}

export const selfTapeWrites = {
  declineTape: ({ id, note }: { id: string; note: string }) =>
    callApi('POST /api/user/self-tapes/:id/decline', { params: { id }, body: { note } }),
};

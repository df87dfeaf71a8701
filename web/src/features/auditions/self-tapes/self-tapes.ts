import type { Reply } from '@kirdaar/contract/api';
import { callApi, ifFound } from '#api/call-api.ts';

export type OwnTape = Reply<'GET /api/user/self-tapes'>['tapes'][number];

/** Undefined for the self-tape of another account, and for an incomplete link. */
export async function findOwnTape(id: string): Promise<OwnTape | undefined> {
  return (await ifFound(callApi('GET /api/user/self-tapes', { query: { id } }), [400]))?.tapes[0];
}

export const selfTapeWrites = {
  confirmTape: (id: string) => callApi('POST /api/user/self-tapes/:id/confirm', { params: { id } }),
  answerTape: ({ id, ...body }: { id: string; answers: string[]; may_download: boolean }) =>
    callApi('PUT /api/user/self-tapes/:id/answers', { params: { id }, body }),
  declineTape: ({ id, note }: { id: string; note: string }) =>
    callApi('POST /api/user/self-tapes/:id/decline', { params: { id }, body: { note } }),
  deleteTake: (id: string) => callApi('DELETE /api/user/takes/:id', { params: { id } }),
};

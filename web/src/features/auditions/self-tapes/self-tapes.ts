import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

export type OwnTape = Reply<'GET /api/user/self-tapes'>['tapes'][number];

export const selfTapeWrites = {
  declineTape: ({ id, note }: { id: string; note: string }) =>
    callApi('POST /api/user/self-tapes/:id/decline', { params: { id }, body: { note } }),
};

import { callApi } from '#api/call-api.ts';

export const selfTapeWrites = {
  declineTape: ({ applicationId: id, note }: { applicationId: string; note: string }) =>
    callApi('POST /api/user/self-tapes/:id/decline', { params: { id }, body: { note } }),
};

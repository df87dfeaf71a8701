import { callApi } from '#api/call-api.ts';

/** What a talent may change about a self-tape apart from the file itself. */
export const selfTapeWrites = {
  declineTape: ({ applicationId: id, note }: { applicationId: string; note: string }) =>
    callApi('POST /api/user/self-tapes/:id/decline', { params: { id }, body: { note } }),
};

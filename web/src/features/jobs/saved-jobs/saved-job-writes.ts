import { callApi } from '#api/call-api.ts';

export const savedJobWrites = {
  setSaved: ({ id, saved }: { id: string; saved: boolean }) =>
    callApi(saved ? 'PUT /api/user/saved-jobs/:id' : 'DELETE /api/user/saved-jobs/:id', { params: { id } }),
};

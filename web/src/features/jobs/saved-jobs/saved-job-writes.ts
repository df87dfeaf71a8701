import { callApi } from '#api/call-api.ts';

/** How a talent saves a casting call for later, and removes it. */
export const savedJobWrites = {
  setSaved: ({ id, saved }: { id: string; saved: boolean }) =>
    callApi(saved ? 'PUT /api/user/saved-jobs/:id' : 'DELETE /api/user/saved-jobs/:id', { params: { id } }),
};

import { ApiError, callApi } from '#api/call-api.ts';

export async function readSavedIds(): Promise<string[] | undefined> {
  try {
    return (await callApi('GET /api/user/saved-job-ids')).job_ids;
  } catch (error) {
    // A list of casting calls is useful without its hearts.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

export const savedJobWrites = {
  setSaved: ({ id, saved }: { id: string; saved: boolean }) =>
    callApi(saved ? 'PUT /api/user/saved-jobs/:id' : 'DELETE /api/user/saved-jobs/:id', { params: { id } }),
};

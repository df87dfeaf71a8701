import { ApiError, callApi } from '#api/call-api.ts';

/** Returns the casting calls that the talent saved; undefined if they cannot be read now. */
export async function readSavedIds(): Promise<string[] | undefined> {
  try {
    return (await callApi('GET /api/user/saved-job-ids')).job_ids;
  } catch (error) {
    // A list of casting calls is useful without its hearts.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

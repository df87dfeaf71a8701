import type { Reply } from '@kirdaar/contract/api';
import { ApiError, callApi } from '#api/call-api.ts';

export type PostingState = Reply<'GET /api/production/jobs/:id/posting-state'>;

/** Returns undefined if the casting call is not one of the house's own. */
export async function findPostingState(id: string): Promise<PostingState | undefined> {
  try {
    return await callApi('GET /api/production/jobs/:id/posting-state', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

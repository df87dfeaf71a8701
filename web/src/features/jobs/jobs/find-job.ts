import type { Reply } from '@kirdaar/contract/api';
import { callApi, ifFound } from '#api/call-api.ts';

export type FoundJob = Reply<'GET /api/production/jobs/:id'>['job'];
export type PostingState = Reply<'GET /api/production/jobs/:id/posting-state'>;

/** Undefined if it does not exist. */
export async function findJob(id: string): Promise<FoundJob | undefined> {
  return (await ifFound(callApi('GET /api/production/jobs/:id', { params: { id } })))?.job;
}

/** Undefined if the casting call is not one of the house's own. */
export function findPostingState(id: string): Promise<PostingState | undefined> {
  const request = callApi('GET /api/production/jobs/:id/posting-state', { params: { id } });
  return ifFound(request, [401, 403, 404]);
}

import type { Reply } from '@kirdaar/contract/api';
import { ApiError, callApi } from '#api/call-api.ts';

export type FoundJob = Reply<'GET /api/production/jobs/:id'>['job'];

/** Undefined if it does not exist. */
export async function findJob(id: string): Promise<FoundJob | undefined> {
  try {
    const { job } = await callApi('GET /api/production/jobs/:id', { params: { id } });
    return job;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

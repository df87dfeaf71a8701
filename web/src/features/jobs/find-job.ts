import type { Reply } from '@kirdaar/contract/api';
import { ApiError, call } from '#api/call.ts';

/** A call with the other roles of its project. */
export type FoundJob = Reply<'GET /api/production/jobs/:id'>['job'];

/** A call with all that the one who is logged in may see of it; undefined if there is none. */
export async function findJob(id: string): Promise<FoundJob | undefined> {
  try {
    const { job } = await call('GET /api/production/jobs/:id', { params: { id } });
    return job;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

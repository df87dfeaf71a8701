import type { Reply } from '@kirdaar/contract/api';
import { ApiError, call } from '#api/call.ts';

export type Standing = Reply<'GET /api/production/jobs/:id/standing'>;

/** How a call of the house that is logged in stands; undefined if it is none of its own. */
export async function findStanding(id: string): Promise<Standing | undefined> {
  try {
    return await call('GET /api/production/jobs/:id/standing', { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && [401, 403, 404].includes(error.status)) return undefined;
    throw error;
  }
}

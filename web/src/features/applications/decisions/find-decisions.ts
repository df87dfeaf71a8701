import type { Reply } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

export type Decisions = Reply<'GET /api/production/jobs/:id/decisions'>;

/** Returns what a house has decided about its applicants and not told them. */
export function findDecisions(id: string): Promise<Decisions> {
  return callApi('GET /api/production/jobs/:id/decisions', { params: { id } });
}

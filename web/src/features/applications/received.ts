import type { Reply } from '@kirdaar/contract/api';
import { LIST_MOST } from '@kirdaar/contract/rules/limits';
import { ApiError, call } from '#api/call.ts';

/** Someone who applied, as a house sees them in a list. */
export type Applicant = Reply<'GET /api/production/applications/all'>['users'][number];
type Received = Reply<'GET /api/production/applications/:id'>;
export type ReceivedApplication = Received['data'][number];

/** What the house received to its call, or from its applicant, of this id; undefined if there is neither. */
export async function findReceived(id: string, page = 1, limit = LIST_MOST): Promise<Received | undefined> {
  try {
    return await call('GET /api/production/applications/:id', { params: { id }, query: { page, limit } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Tells the talent that an application was opened. Nobody waits for it; the next visit tells it otherwise. */
export async function markOpened({ application_id: id }: ReceivedApplication) {
  try {
    await call('POST /api/production/applications/:id/view', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

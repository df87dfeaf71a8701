import type { Reply } from '@kirdaar/contract/api';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { ApiError, callApi } from '#api/call-api.ts';

/** An applicant as a house sees them in a list. */
export type Applicant = Reply<'GET /api/production/applications/all'>['users'][number];
type Received = Reply<'GET /api/production/applications/:id'>;
export type ReceivedApplication = Received['data'][number];

/**
 * Returns the applications to the casting call, or from the applicant, with this id; undefined if neither
 * exists.
 */
export async function findReceived(id: string, page = 1, limit = MAX_LIST): Promise<Received | undefined> {
  try {
    return await callApi('GET /api/production/applications/:id', { params: { id }, query: { page, limit } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * Notifies the talent that an application was opened. Not awaited; a failed request is ignored, because the
 * next visit sends it again.
 */
export async function markOpened({ application_id: id }: Pick<ReceivedApplication, 'application_id'>) {
  try {
    await callApi('POST /api/production/applications/:id/view', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

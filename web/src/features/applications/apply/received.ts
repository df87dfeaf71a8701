import type { Reply } from '@kirdaar/contract/api';
import { MAX_LIST } from '@kirdaar/contract/rules/limits';
import { ApiError, callApi, ifFound } from '#api/call-api.ts';

export type Applicant = Reply<'GET /api/production/applications/all'>['users'][number];
type Received = Reply<'GET /api/production/applications/:id'>;
export type ReceivedApplication = Received['data'][number];

/** Returns undefined if neither a casting call nor an applicant has this ID. */
export function findReceived(id: string, page = 1, limit = MAX_LIST): Promise<Received | undefined> {
  const input = { params: { id }, query: { page, limit } };
  return ifFound(callApi('GET /api/production/applications/:id', input));
}

/**
 * Returns the applications of one talent to the house. The endpoint also accepts the id of a casting call, which matches no
 * talent and is filtered out.
 */
export async function listReceivedFrom(talentId: string): Promise<ReceivedApplication[]> {
  return (await findReceived(talentId))?.data.filter(({ user }) => user.id === talentId) ?? [];
}

/** Not awaited. A failed request is ignored: the next visit sends it again. */
export async function markOpened({ application_id: id }: Pick<ReceivedApplication, 'application_id'>) {
  try {
    await callApi('POST /api/production/applications/:id/view', { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

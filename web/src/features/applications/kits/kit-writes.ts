import type { ApplicationKit, NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { ApiError, callApi } from '#api/call-api.ts';

export const kitWrites = {
  saveKit: ({ id, ...body }: NewApplicationKit & { id?: string | undefined }) =>
    id
      ? callApi('PUT /api/user/application-kits/:id', { params: { id }, body })
      : callApi('POST /api/user/application-kits', { body }),
  deleteKit: ({ id }: Pick<ApplicationKit, 'id'>) =>
    callApi('DELETE /api/user/application-kits/:id', { params: { id } }),
};

/** Returns the talent's kits; none if they cannot be loaded, because the form works without them. */
export async function readKits(): Promise<ApplicationKit[]> {
  try {
    return (await callApi('GET /api/user/application-kits')).kits;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    return [];
  }
}

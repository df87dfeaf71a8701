import type { ApplicationKit, NewApplicationKit } from '@kirdaar/contract/applications/application-kits';
import { callApi } from '#api/call-api.ts';

/** How a talent keeps application kits. */
export const kitWrites = {
  /** Saves a kit: in place of the one with the ID, or as a new one. */
  saveKit: ({ id, ...body }: NewApplicationKit & { id?: string | undefined }) =>
    id
      ? callApi('PUT /api/user/application-kits/:id', { params: { id }, body })
      : callApi('POST /api/user/application-kits', { body }),
  deleteKit: ({ id }: Pick<ApplicationKit, 'id'>) =>
    callApi('DELETE /api/user/application-kits/:id', { params: { id } }),
};

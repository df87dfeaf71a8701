import type { KeptProfile } from '@kirdaar/contract/representation/roster';
import { callApi } from '#api/call-api.ts';
import { mandateWrites } from '#features/representation/mandates/mandate-writes.ts';

export const rosterWrites = {
  ...mandateWrites,
  keepProfile: (body: KeptProfile) => callApi('POST /api/user/agency/clients', { body }),
  moveToFolder: ({ id, folder }: Record<'id' | 'folder', string>) =>
    callApi('PUT /api/user/agency/clients/:id', { params: { id }, body: { folder } }),
};

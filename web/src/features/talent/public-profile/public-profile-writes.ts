import type { NewLink, PublicProfileSettings } from '@kirdaar/contract/talent/public-profile';
import { callApi } from '#api/call-api.ts';

export const publicProfileWrites = {
  setVisibility: (visibility: PublicProfileSettings['visibility']) =>
    callApi('PUT /api/user/public-profile', { body: { visibility } }),
  createLink: ({ request_id, label, days }: Record<'request_id' | 'label' | 'days', string>) =>
    callApi('POST /api/user/profile-links', {
      // The select offers only the numbers of the contract.
      body: { request_id, label, days: Number(days) as NewLink['days'] },
    }),
  endLink: (id: string) => callApi('DELETE /api/user/profile-links/:id', { params: { id } }),
};

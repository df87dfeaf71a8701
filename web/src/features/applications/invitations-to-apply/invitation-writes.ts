import { callApi } from '#api/call-api.ts';

export const invitationWrites = {
  declineInvitation: (id: string) =>
    callApi('POST /api/user/casting-invitations/:id/decline', { params: { id } }),
  muteHouse: (id: string) => callApi('POST /api/user/casting-invitations/:id/mute', { params: { id } }),
  unmuteHouse: (id: string) => callApi('DELETE /api/user/muted-houses/:id', { params: { id } }),
};

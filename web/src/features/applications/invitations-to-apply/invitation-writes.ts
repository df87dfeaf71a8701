import { callApi } from '#api/call-api.ts';

/** How a talent answers invitations to apply and the houses that send them. */
export const invitationWrites = {
  declineInvitation: (id: string) =>
    callApi('POST /api/user/casting-invitations/:id/decline', { params: { id } }),
  /** Declines the invitation and blocks further ones from its house. */
  muteHouse: (id: string) => callApi('POST /api/user/casting-invitations/:id/mute', { params: { id } }),
  unmuteHouse: (id: string) => callApi('DELETE /api/user/muted-houses/:id', { params: { id } }),
};

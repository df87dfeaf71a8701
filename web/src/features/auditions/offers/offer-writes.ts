import { callApi } from '#api/call-api.ts';

interface OfferText {
  message: string;
  answer_by: string;
  /** Make the offer although the role has no free position. */
  confirm?: boolean;
}

export const offerWrites = {
  makeOffer: ({ applicationId: id, body }: { applicationId: string; body: OfferText }) =>
    callApi('POST /api/production/applications/:id/offer', { params: { id }, body }),
  withdrawOffer: (applicationId: string) =>
    callApi('DELETE /api/production/applications/:id/offer', { params: { id: applicationId } }),
  acceptOffer: (id: string) => callApi('POST /api/user/offers/:id/accept', { params: { id } }),
  declineOffer: ({ id, reason }: { id: string; reason: string }) =>
    callApi('POST /api/user/offers/:id/decline', { params: { id }, body: { reason } }),
  stepBack: ({ id, reason }: { id: string; reason: string }) =>
    callApi('POST /api/user/offers/:id/step-back', { params: { id }, body: { reason } }),
  cancelRole: ({ id, reason }: { id: string; reason: string }) =>
    callApi('POST /api/production/applications/:id/cancel-role', { params: { id }, body: { reason } }),
};

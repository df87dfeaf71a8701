import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';
import type { Role } from '#session/area-of.ts';

type SlotPlan = EndpointInput<'POST /api/production/auditions/:id/slots', File>['body'];
type SlotChange = EndpointInput<'PUT /api/production/audition-slots/:id', File>['body'];
type Invitations = EndpointInput<'POST /api/production/auditions/:id/invitations', File>['body'];
type Placements = EndpointInput<'POST /api/production/auditions/:id/fill', File>['body']['placements'];

export const auditionWrites = {
  addSlots: ({ jobId: id, body }: { jobId: string; body: SlotPlan }) =>
    callApi('POST /api/production/auditions/:id/slots', { params: { id }, body }),
  changeSlot: ({ id, body }: { id: string; body: SlotChange }) =>
    callApi('PUT /api/production/audition-slots/:id', { params: { id }, body }),
  cancelSlot: (id: string) => callApi('DELETE /api/production/audition-slots/:id', { params: { id } }),
  placeApplicant: ({ applicationId: id, slot_id }: { applicationId: string; slot_id: string | null }) =>
    callApi('PUT /api/production/audition-invitations/:id/slot', { params: { id }, body: { slot_id } }),
  fillSlots: ({ id, placements }: { id: string; placements: Placements }) =>
    callApi('POST /api/production/auditions/:id/fill', { params: { id }, body: { placements } }),
  checkIn: (id: string) => callApi('PUT /api/production/check-ins/:id', { params: { id } }),
  undoCheckIn: (id: string) => callApi('DELETE /api/production/check-ins/:id', { params: { id } }),
  inviteToAudition: ({ jobId: id, ...body }: { jobId: string } & Invitations) =>
    callApi('POST /api/production/auditions/:id/invitations', { params: { id }, body }),
  confirmAudition: ({ applicationId: id, slot_id }: { applicationId: string; slot_id: string }) =>
    callApi('POST /api/user/auditions/:id/confirm', { params: { id }, body: { slot_id } }),
  askForAnotherTime: ({ applicationId: id, note }: { applicationId: string; note: string }) =>
    callApi('POST /api/user/auditions/:id/ask', { params: { id }, body: { note } }),
  declineAudition: (applicationId: string) =>
    callApi('POST /api/user/auditions/:id/decline', { params: { id: applicationId }, body: {} }),
  checkInAsTalent: (id: string) => callApi('PUT /api/user/auditions/:id/check-in', { params: { id } }),
  checkOut: (id: string) => callApi('PUT /api/user/auditions/:id/check-out', { params: { id } }),
  sharePass: (id: string) => callApi('POST /api/user/auditions/:id/pass', { params: { id } }),
  revokePass: (id: string) => callApi('DELETE /api/user/auditions/:id/pass', { params: { id } }),
  askForWoman: (id: string) => callApi('PUT /api/user/auditions/:id/woman', { params: { id } }),
  createCalendarUrl: (role: Role) =>
    callApi(role === 'talent' ? 'POST /api/user/calendar' : 'POST /api/production/calendar'),
};

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

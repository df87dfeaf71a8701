import type { EndpointInput } from '@kirdaar/contract/api';
import { callApi } from '#api/call-api.ts';

type Offer = EndpointInput<'POST /api/production/applications/:id/terms', never>['body'];
type Typed = { id: string; body: Readonly<Record<string, string>> };

// The casts are safe: the server reads each field from a text, and rejects a wrong one beside it.
const offerOf = (typed: Typed['body']) => typed as unknown as Offer;
const sheetOf = (typed: Typed['body']) =>
  typed as unknown as EndpointInput<'PUT /api/production/applications/:id/shoot-day', never>['body'];
const feedbackOf = (typed: Typed['body']) =>
  typed as unknown as EndpointInput<'PUT /api/production/applications/:id/feedback', never>['body'];
const ownFeedbackOf = (typed: Typed['body']) =>
  typed as unknown as EndpointInput<'PUT /api/user/offers/:id/feedback', never>['body'];
const disputeOf = (typed: Typed['body']) =>
  typed as unknown as EndpointInput<'PUT /api/user/offers/:id/pay-dispute', never>['body'];

/** What both sides do with the terms of an offer. A house names the application, a talent the offer. */
export const termsWrites = {
  check: ({ id, body }: Typed) =>
    callApi('POST /api/production/applications/:id/terms/code', { params: { id }, body: offerOf(body) }),
  send: ({ id, body, confirm }: Typed & { confirm: boolean }) =>
    callApi('POST /api/production/applications/:id/terms', {
      params: { id },
      body: { ...offerOf(body), confirm },
    }),
  change: ({ id, body }: Typed & { confirm: boolean }) =>
    callApi('POST /api/production/applications/:id/terms/change', { params: { id }, body: offerOf(body) }),
  requestCode: (id: string) => callApi('POST /api/user/offers/:id/terms/code', { params: { id } }),
  sign: ({ id, version, otp }: { id: string; version: number; otp: string }) =>
    callApi('POST /api/user/offers/:id/terms/sign', { params: { id }, body: { version, otp } }),
  keep: ({ id, version }: { id: string; version: number }) =>
    callApi('POST /api/user/offers/:id/terms/keep', { params: { id }, body: { version } }),
  saveShootDay: ({ id, body }: Typed) =>
    callApi('PUT /api/production/applications/:id/shoot-day', { params: { id }, body: sheetOf(body) }),
  disputePay: ({ id, body }: Typed) =>
    callApi('PUT /api/production/applications/:id/pay-dispute', { params: { id }, body: disputeOf(body) }),
  disputeOwnPay: ({ id, body }: Typed) =>
    callApi('PUT /api/user/offers/:id/pay-dispute', { params: { id }, body: disputeOf(body) }),
  giveFeedback: ({ id, body }: Typed) =>
    callApi('PUT /api/production/applications/:id/feedback', { params: { id }, body: feedbackOf(body) }),
  giveOwnFeedback: ({ id, body }: Typed) =>
    callApi('PUT /api/user/offers/:id/feedback', { params: { id }, body: ownFeedbackOf(body) }),
  /** A child accepts, for the guardian to sign. */
  askGuardian: (id: string) => callApi('POST /api/user/offers/:id/accept', { params: { id } }),
};

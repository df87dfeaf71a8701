import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { findHousePage, findOwnPage } from '#features/bookings/terms/queries.ts';
import { disputePay } from '#features/messaging/reports/dispute-pay.ts';
import { insertUnsafe } from '#features/messaging/reports/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Both sides dispute pay, which staff look at. */
export function payDisputeRoutes(app: FastifyInstance, services: Services) {
  const { now } = services;

  serve(app, 'PUT /api/production/applications/:id/pay-dispute', async ({ actor, params, body }) => {
    const find = async (db: Services['db']) =>
      orThrow(await findHousePage(db, actor, params.id, now()), 'application_not_found');
    await disputePay(services, find, { ...body, party: 'house', account_id: actor.id });
    return { success: true, message: msg('pay_disputed') };
  });

  serve(app, 'PUT /api/user/offers/:id/pay-dispute', async ({ actor, params, body }) => {
    const find = async (db: Services['db']) =>
      orThrow(await findOwnPage(db, actor.id, params.id, now()), 'role_offer_not_found');
    await disputePay(services, find, { ...body, party: 'talent', account_id: actor.id });
    return { success: true, message: msg('pay_disputed') };
  });
}

/** Talent who do not feel safe at an audition reach the safety team with one press. */
export function unsafeAuditionRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'POST /api/user/auditions/:id/unsafe', async ({ actor, params, body }) => {
    const sent = { talent_id: actor.id, application_id: params.id, id: body.request_id, text: body.text };
    orThrow(await insertUnsafe(db, sent, now()), 'audition_invitation_not_found');
    return { success: true, message: msg('unsafe_sent') };
  });
}

import { msg } from '@kirdaar/contract/messages';
import type { FastifyInstance } from 'fastify';
import { findPayPage } from '#features/bookings/terms/find-pay-page.ts';
import { findHousePage, findOwnPage } from '#features/bookings/terms/queries.ts';
import { disputePay } from '#features/messaging/reports/dispute-pay.ts';
import { giveFeedback } from '#features/messaging/reports/give-feedback.ts';
import { insertUnsafe } from '#features/messaging/reports/queries.ts';
import { orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Both sides dispute pay, which staff look at. */
export function payDisputeRoutes(app: FastifyInstance, services: Services) {
  const { now } = services;

  serve(app, 'PUT /api/production/applications/:id/pay-dispute', async ({ actor, params, body }) => {
    const find = (db: Services['db']) => findPayPage({ db, now }, actor, params.id);
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

/** Both sides answer two questions about each other after the work, which only staff read. */
export function feedbackRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'PUT /api/production/applications/:id/feedback', async ({ actor, params, body }) => {
    const page = await findHousePage(db, actor, params.id, now());
    const { application_id, feedback } = orThrow(page, 'application_not_found');
    const given = { ...body, application_id, party: 'house', account_id: actor.id } as const;
    await giveFeedback(services, given, feedback?.answers);
    return { success: true, message: msg('feedback_given') };
  });

  serve(app, 'PUT /api/user/offers/:id/feedback', async ({ actor, params, body }) => {
    const page = await findOwnPage(db, actor.id, params.id, now());
    const { application_id, feedback } = orThrow(page, 'role_offer_not_found');
    const given = { ...body, application_id, party: 'talent', account_id: actor.id } as const;
    await giveFeedback(services, given, feedback?.answers);
    return { success: true, message: msg('feedback_given') };
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

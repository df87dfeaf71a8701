import type { Paid } from '@kirdaar/contract/bookings/pay';
import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { deleteDispute, upsertMark } from '#features/bookings/pay/queries.ts';
import { findHousePage, findOwnPage } from '#features/bookings/terms/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Both sides say that the pay came, and when. */
export function payRoutes(app: FastifyInstance, { db, now }: Services) {
  serve(app, 'PUT /api/production/applications/:id/pay', async ({ actor, params, body }) => {
    const page = orThrow(await findHousePage(db, actor, params.id, now()), 'application_not_found');
    return mark({ application_id: page.application_id, party: 'house', account_id: actor.id }, body);
  });

  serve(app, 'PUT /api/user/offers/:id/pay', async ({ actor, params, body }) => {
    const page = orThrow(await findOwnPage(db, actor.id, params.id, now()), 'role_offer_not_found');
    return mark({ application_id: page.application_id, party: 'talent', account_id: actor.id }, body);
  });

  async function mark(
    by: { application_id: string; party: 'talent' | 'house'; account_id: string },
    { amount, paid_on }: Paid,
  ) {
    if (paid_on > dayInIndia(now())) throw AppError.field('paid_on', 'paid_in_future');
    const marked = { ...by, amount_paise: amount * 100, paid_on, marked_at: now().toISOString() };
    await db.transaction().execute(async (trx) => {
      await upsertMark(trx, marked);
      if (by.party === 'talent') await deleteDispute(trx, by.application_id);
    });
    return { success: true as const, message: msg('pay_marked') };
  }
}

import type { Paid } from '@kirdaar/contract/bookings/pay';
import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import { payMarkedEmail } from '#features/bookings/pay/emails.ts';
import { deleteDispute, upsertMark } from '#features/bookings/pay/queries.ts';
import { findHousePage, findOwnPage } from '#features/bookings/terms/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import { serve } from '#platform/http/serve.ts';
import type { Services } from '#platform/services.ts';

/** Both sides say that the pay came, and when. */
export function payRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'PUT /api/production/applications/:id/pay', async ({ actor, params, body }) => {
    const found = orThrow(await findHousePage(db, actor, params.id, now()), 'application_not_found');
    const { application_id, title, house: company_name, offer } = found;
    await db.transaction().execute(async (trx) => {
      const marked = await mark(trx, { application_id, party: 'house', account_id: actor.id }, body);
      if (!offer) return;
      await notifyTalent(
        { ...services, db: trx },
        {
          source: `pay of ${application_id} marked ${marked.amount_paise} ${marked.paid_on}`,
          account_id: found.talent_id,
          template: payMarkedEmail,
          facts: { ...marked, role_offer_id: offer.id, title, company_name },
        },
      );
    });
    return { success: true, message: msg('pay_marked') };
  });

  serve(app, 'PUT /api/user/offers/:id/pay', async ({ actor, params, body }) => {
    const { application_id } = orThrow(
      await findOwnPage(db, actor.id, params.id, now()),
      'role_offer_not_found',
    );
    await db.transaction().execute(async (trx) => {
      await mark(trx, { application_id, party: 'talent', account_id: actor.id }, body);
      await deleteDispute(trx, application_id);
    });
    return { success: true, message: msg('pay_marked') };
  });

  async function mark(
    trx: Services['db'],
    by: { application_id: string; party: 'talent' | 'house'; account_id: string },
    { amount, paid_on }: Paid,
  ) {
    if (paid_on > dayInIndia(now())) throw AppError.field('paid_on', 'paid_in_future');
    const marked = { amount_paise: amount * 100, paid_on };
    await upsertMark(trx, { ...by, ...marked, marked_at: now().toISOString() });
    return marked;
  }
}

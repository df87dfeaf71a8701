import type { Paid } from '@kirdaar/contract/bookings/pay';
import { msg } from '@kirdaar/contract/messages';
import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { FastifyInstance } from 'fastify';
import { notifyTalent } from '#features/bookings/holds/notify-talent.ts';
import { payMarkedEmail } from '#features/bookings/pay/emails.ts';
import { deleteDispute, listProofs, upsertMark } from '#features/bookings/pay/queries.ts';
import { findPayPage } from '#features/bookings/terms/find-pay-page.ts';
import { findOwnPage } from '#features/bookings/terms/queries.ts';
import { AppError, orThrow } from '#platform/http/app-error.ts';
import type { ReceivedFile } from '#platform/http/multipart.ts';
import { serve } from '#platform/http/serve.ts';
import { prepareFile } from '#platform/media/prepare-file.ts';
import { withCleanup } from '#platform/media/store-file.ts';
import type { Services } from '#platform/services.ts';

/** Both sides say that the pay came, and when. */
export function payRoutes(app: FastifyInstance, services: Services) {
  const { db, now } = services;

  serve(app, 'PUT /api/production/applications/:id/pay', async ({ actor, params, body, files }) => {
    const found = await findPayPage(services, actor, params.id);
    const { application_id, title, house: company_name, offer } = found;
    const by = { application_id, party: 'house', account_id: actor.id } as const;
    await mark(by, body, files.proof[0], async (trx, marked) => {
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

  serve(app, 'PUT /api/user/offers/:id/pay', async ({ actor, params, body, files }) => {
    const { application_id } = orThrow(
      await findOwnPage(db, actor.id, params.id, now()),
      'role_offer_not_found',
    );
    const by = { application_id, party: 'talent', account_id: actor.id } as const;
    await mark(by, body, files.proof[0], (trx) => deleteDispute(trx, application_id));
    return { success: true, message: msg('pay_marked') };
  });

  async function mark(
    by: { application_id: string; party: 'talent' | 'house'; account_id: string },
    { amount, paid_on }: Paid,
    scan: ReceivedFile | undefined,
    then: (trx: Services['db'], marked: { amount_paise: number; paid_on: string }) => Promise<void>,
  ) {
    if (paid_on > dayInIndia(now())) throw AppError.field('paid_on', 'paid_in_future');
    const marked = { amount_paise: amount * 100, paid_on };
    await withCleanup(services, async (stored) => {
      const sent = scan && {
        field: 'proof',
        accepted: 'scan' as const,
        path: scan.path,
        owner: by.account_id,
      };
      const proof = sent && (await prepareFile(services, sent, stored)).file;
      await db.transaction().execute(async (trx) => {
        const former = proof ? await listProofs(trx, by.application_id) : [];
        stored.push(former.find(({ party }) => party === by.party)?.file);
        await upsertMark(trx, { ...by, ...marked, ...(proof && { proof }), marked_at: now().toISOString() });
        await then(trx, marked);
      });
    });
  }
}

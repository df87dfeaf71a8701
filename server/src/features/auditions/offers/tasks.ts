import type { RoleOfferStatus } from '@kirdaar/contract/rules/role-offers';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import {
  offerAnswerEmails,
  offerEmail,
  offerWithdrawnEmail,
  roleCancelledEmail,
} from '#features/auditions/offers/emails.ts';
import { findOfferForEmail } from '#features/auditions/offers/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Task } from '#platform/task.ts';

/** Notifies the other party, unless the status has changed since. */
export const sendOfferEmail: Task<{ offer_id: string; status: RoleOfferStatus }> = {
  name: 'send-role-offer-email',
  run: async (services, { offer_id, status }) => {
    const facts = await findOfferForEmail(services.db, offer_id, services.now());
    if (facts?.status !== status) return;
    const { production_house_id, lapses_at: expires_at } = facts;
    const news = { source: `offer ${offer_id} ${status}`, account_id: facts.talent_id, facts };
    switch (status) {
      case 'accepted':
      case 'declined':
      case 'stepped_back':
        if (!facts.is_seen) return;
        await notifyHouse(services, production_house_id, {
          source: news.source,
          template: offerAnswerEmails[status],
          facts: { ...facts, name: applicantNameOf(facts) },
        });
        break;
      case 'open':
        await notify(services, { ...news, template: offerEmail, expires_at });
        break;
      case 'withdrawn':
        await notify(services, { ...news, template: offerWithdrawnEmail });
        break;
      case 'cancelled':
        await notify(services, { ...news, template: roleCancelledEmail });
        break;
    }
  },
};

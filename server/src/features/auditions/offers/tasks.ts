import type { RoleOfferStatus } from '@kirdaar/contract/rules/role-offers';
import { applicantNameOf } from '#features/accounts/guardians/guardianship.ts';
import { offerEmail, offerWithdrawnEmail, roleCancelledEmail } from '#features/auditions/offers/emails.ts';
import {
  offerAcceptedEmail,
  offerDeclinedEmail,
  steppedBackEmail,
} from '#features/auditions/offers/house-emails.ts';
import { findOfferForEmail, type OfferForEmail } from '#features/auditions/offers/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { notifyHouse } from '#features/notifications/dispatch/notify-house.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** Notifies the other party of an offer's status, unless it has changed since. */
export const sendOfferEmail: Task<{ offer_id: string; status: RoleOfferStatus }> = {
  name: 'send-role-offer-email',
  run: async (services, { offer_id, status }) => {
    const news = await findOfferForEmail(services.db, offer_id, services.now());
    if (news?.status !== status) return;
    const source = `offer ${offer_id} ${status}`;
    if (status === 'accepted' || status === 'declined' || status === 'stepped_back')
      await notifyHouseOfAnswer(services, source, status, news);
    if (status === 'open' || status === 'withdrawn' || status === 'cancelled')
      await notifyTalent(services, source, news);
  },
};

/** Notifies the talent of what the house did. */
async function notifyTalent(services: Services, source: string, news: OfferForEmail) {
  const { talent_id, title, company_name, message, answer_by, lapses_at, reason } = news;
  const facts = { title, company_name };
  if (news.status === 'withdrawn')
    return notify(services, {
      source,
      account_id: talent_id,
      template: offerWithdrawnEmail,
      facts,
    });
  if (news.status === 'cancelled')
    return notify(services, {
      source,
      account_id: talent_id,
      template: roleCancelledEmail,
      facts: { ...facts, reason },
    });
  await notify(services, {
    source,
    account_id: talent_id,
    template: offerEmail,
    facts: { ...facts, message, answer_by },
    expires_at: lapses_at,
  });
}

/** Notifies the house of the talent's answer. */
async function notifyHouseOfAnswer(
  services: Services,
  source: string,
  status: 'accepted' | 'declined' | 'stepped_back',
  news: OfferForEmail,
) {
  const { production_house_id, talent_id, title, reason } = news;
  const templates = {
    accepted: offerAcceptedEmail,
    declined: offerDeclinedEmail,
    stepped_back: steppedBackEmail,
  };
  const template = templates[status];
  const facts = { talent_id, title, reason, name: applicantNameOf(news) };
  await notifyHouse(services, production_house_id, { source, template, facts });
}

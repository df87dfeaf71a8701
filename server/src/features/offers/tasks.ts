import type { OfferStatus } from '@kirdaar/contract/rules/offers';
import { firstNameOf, wardOf } from '#features/guardian/ward.ts';
import { tell } from '#features/messages/tell.ts';
import { tellHouse } from '#features/messages/tell-house.ts';
import { offerAcceptedLetter, offerDeclinedLetter } from '#features/offers/house-letters.ts';
import { offerLetter, offerWithdrawnLetter } from '#features/offers/letters.ts';
import { findNews, type OfferNews } from '#features/offers/queries.ts';
import type { Task } from '#platform/queue.ts';
import type { Services } from '#platform/services.ts';

/** Tells whoever waits for it what became of an offer, unless more became of it since. */
export const sendOfferLetter: Task<{ offer_id: string; status: OfferStatus }> = {
  name: 'send-offer-letter',
  run: async (services, { offer_id, status }) => {
    const news = await findNews(services.db, offer_id, services.now());
    if (news?.status !== status) return;
    const source = `offer ${offer_id} ${status}`;
    if (status === 'accepted' || status === 'declined') await tellOfAnswer(services, source, news);
    if (status === 'open' || status === 'withdrawn') await tellTalent(services, source, news);
  },
};

/** The talent, of the house's doings. */
async function tellTalent(services: Services, source: string, news: OfferNews) {
  const { talent_id, title, company_name, message, answer_by, lapses_at, is_child, guardian_mobile } = news;
  const facts = { title, company_name, ward: wardOf(news) };
  if (news.status === 'withdrawn')
    return tell(services, { source, account_id: talent_id, letter: offerWithdrawnLetter, facts });
  await tell(services, {
    source,
    account_id: talent_id,
    letter: offerLetter,
    facts: { ...facts, message, answer_by },
    expires_at: lapses_at,
    guardian_mobile: is_child ? guardian_mobile : null,
  });
}

/** The house, of the talent's. */
async function tellOfAnswer(services: Services, source: string, news: OfferNews) {
  const { production_house_id, talent_id, title, reason, status } = news;
  const letter = status === 'accepted' ? offerAcceptedLetter : offerDeclinedLetter;
  const facts = { talent_id, title, reason, first_name: firstNameOf(news) };
  await tellHouse(services, production_house_id, { source, letter, facts });
}

import type { OfferStatus } from '@kirdaar/contract/rules/offers';
import { guardianText, offerEmail } from '#features/offers/emails.ts';
import { findNews } from '#features/offers/queries.ts';
import type { Task } from '#platform/queue.ts';

/** Tells what became of an offer, unless more became of it since. */
export const sendOfferLetter: Task<{ offer_id: string; status: OfferStatus }> = {
  name: 'send-offer-letter',
  run: async ({ db, now, messenger, config }, { offer_id, status }, id) => {
    const news = await findNews(db, offer_id, now());
    if (news?.status !== status) return;
    const email = offerEmail(config, news);
    if (!email) return;
    await messenger.send(id, email);
    const text = guardianText(config, news);
    // The same id again would be the same message.
    if (text) await messenger.send(`${id}-guardian`, text);
  },
};

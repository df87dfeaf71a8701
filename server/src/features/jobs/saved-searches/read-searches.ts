import { findAllowance } from '#features/billing/allowances/queries.ts';
import { findWhatsApp, listSavedSearches } from '#features/jobs/saved-searches/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import type { Services } from '#platform/services.ts';

const NONE = { whatsapp_days: [], takes_whatsapp: false };

export async function readSearches({ db, now, config }: Services, talentId: string) {
  const searches = await listSavedSearches(db, talentId, now());
  const { plan, saved_searches: limit } = await findAllowance(db, talentId, now());
  const whatsapp = isChannelAvailable(config, 'whatsapp') ? await findWhatsApp(db, talentId, now()) : NONE;
  return { searches, plan, limit, ...whatsapp };
}

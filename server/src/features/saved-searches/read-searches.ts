import { findAllowance } from '#features/plans/queries.ts';
import { findWhatsApp, listSavedSearches } from '#features/saved-searches/queries.ts';
import { isCarried } from '#platform/carried-channels.ts';
import type { Services } from '#platform/services.ts';

const NONE = { whatsapp_days: [], takes_whatsapp: false };

/** A talent's saved searches, how many the plan allows, and when it sends their new calls by WhatsApp. */
export async function readSearches({ db, now, config }: Services, talentId: string) {
  const searches = await listSavedSearches(db, talentId, now());
  const { plan, saved_searches: limit } = await findAllowance(db, talentId, now());
  const whatsapp = isCarried(config, 'whatsapp') ? await findWhatsApp(db, talentId, now()) : NONE;
  return { searches, plan, limit, ...whatsapp };
}

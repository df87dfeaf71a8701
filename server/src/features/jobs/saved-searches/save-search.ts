import type { AlertSettings, Search } from '@kirdaar/contract/jobs/saved-searches';
import { msg } from '@kirdaar/contract/messages';
import type { AlertAction } from '@kirdaar/contract/rules/alerts';
import { z } from 'zod';
import { findAllowance } from '#features/billing/allowances/queries.ts';
import {
  findWhatsApp,
  insertSavedSearch,
  listSavedSearches,
  updateAlerts,
  updateSavedSearch,
} from '#features/jobs/saved-searches/queries.ts';
import { isChannelAvailable } from '#platform/channels/available-channels.ts';
import { hasCode } from '#platform/database/database.ts';
import { POSTGRES_ERRORS, RULES } from '#platform/database/sqlstates.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

export async function saveSearch({ db, now }: Services, talentId: string, search: Search) {
  try {
    const saved = await insertSavedSearch(db, talentId, search, now());
    if (!saved) throw AppError.field('name', 'saved_search_name_taken');
    return saved;
  } catch (error) {
    if (!hasCode(error, RULES.SAVED_SEARCH_LIMIT)) throw error;
    const { plan, saved_searches } = await findAllowance(db, talentId, now());
    const limit = { allowance: 'saved_searches', max: saved_searches ?? 0, plan } as const;
    throw new AppError('plan_limit_reached', limit);
  }
}

export async function changeSearch({ db, now }: Services, talentId: string, id: string, search: Search) {
  try {
    const changed = await updateSavedSearch(db, talentId, id, search, now());
    if (!changed) throw new AppError('saved_search_not_found');
    return changed;
  } catch (error) {
    if (!hasCode(error, POSTGRES_ERRORS.UNIQUE_VIOLATION)) throw error;
    throw AppError.field('name', 'saved_search_name_taken');
  }
}

const changes: Record<AlertAction, Partial<AlertSettings>> = {
  pause: { paused: true },
  end: { alerts: false },
  resume: { alerts: true, paused: false },
};

/** The token of the email link is the only authorisation. */
export async function changeAlertsByLink(
  { db, now }: Services,
  { token, action }: { token: string; action: AlertAction },
) {
  const change = { ...changes[action], now: now() };
  const search = z.uuid().safeParse(token).success && (await updateAlerts(db, { stop_token: token }, change));
  if (!search) throw new AppError('alerts_link_ended');
  return { ...search, success: true as const, message: msg('alerts_changed') };
}

const NONE = { whatsapp_days: [], takes_whatsapp: false };

export async function readSearches({ db, now, config }: Services, talentId: string) {
  const searches = await listSavedSearches(db, talentId, now());
  const { plan, saved_searches: limit } = await findAllowance(db, talentId, now());
  const whatsapp = isChannelAvailable(config, 'whatsapp') ? await findWhatsApp(db, talentId, now()) : NONE;
  return { searches, plan, limit, ...whatsapp };
}

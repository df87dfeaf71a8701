import { ALERT_SHOWN_MOST } from '@kirdaar/contract/rules/alerts';
import { dayInIndia, weekdayOf } from '@kirdaar/contract/rules/calendar';
import { type AlertChannel, alertChannels } from '@kirdaar/contract/rules/messages';
import { alertLetter } from '#features/alerts/letters.ts';
import {
  type AlertingSearch,
  insertAlertedCalls,
  listAlertingSearches,
  listNewCalls,
} from '#features/alerts/queries.ts';
import { findReader } from '#features/messages/queries.ts';
import { tell } from '#features/messages/tell.ts';
import { carriedChannels } from '#platform/carried-channels.ts';
import type { Services } from '#platform/services.ts';

/** Tells a talent of the new calls of its saved searches, by each channel whose day it is; without any, of nothing. */
export async function alertTalent(services: Services, talentId: string) {
  await services.db.transaction().execute(async (db) => {
    const reader = await findReader(db, talentId, 'alerts', carriedChannels(services.config));
    for (const channel of alertChannels) {
      const takesIt = reader?.ways.some((way) => way.channel === channel);
      if (takesIt) await alertBy({ ...services, db }, talentId, channel);
    }
  });
}

async function alertBy(services: Services, talentId: string, channel: AlertChannel) {
  const { db, now } = services;
  const weekday = weekdayOf(dayInIndia(now()));
  const searches = [];
  for (const search of await listAlertingSearches(db, talentId, channel, weekday, now())) {
    const calls = await takeNewCalls(services, search, channel);
    if (calls.length > 0) searches.push({ ...search, calls });
  }
  const first = searches[0]?.calls[0];
  if (!first) return;
  await tell(services, {
    // No call is told of twice, so this is the one alert that begins with it.
    source: `alert by ${channel} of ${first.id}`,
    account_id: talentId,
    letter: alertLetter,
    facts: {
      count: searches.reduce((sum, { calls }) => sum + calls.length, 0),
      searches: searches.map(({ name, filters, stop_token, calls }) => ({
        name,
        filters,
        stop_token,
        calls: calls.slice(0, ALERT_SHOWN_MOST),
        more: Math.max(0, calls.length - ALERT_SHOWN_MOST),
      })),
    },
    by: channel === 'email' ? ['bell', 'email'] : ['whatsapp'],
  });
}

/** What is new of a search, and from now on is not. */
async function takeNewCalls({ db, now }: Services, search: AlertingSearch, channel: AlertChannel) {
  const found = await listNewCalls(db, search, channel, now());
  const taken = await insertAlertedCalls(db, {
    talent_id: search.talent_id,
    channel,
    ids: found.map(({ id }) => id),
    now: now(),
  });
  return found.filter(({ id }) => taken.has(id));
}

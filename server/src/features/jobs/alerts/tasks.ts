import { MAX_ALERT_SHOWN } from '@kirdaar/contract/rules/alerts';
import { dayInIndia, weekdayOf } from '@kirdaar/contract/rules/calendar';
import { type AlertChannel, alertChannels } from '@kirdaar/contract/rules/notifications';
import { alertEmail } from '#features/jobs/alerts/emails.ts';
import {
  type AlertingSearch,
  insertAlertedJobs,
  listAlertingSearches,
  listNewJobs,
  listTalentToAlert,
} from '#features/jobs/alerts/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { findRecipient } from '#features/notifications/recipients/queries.ts';
import { availableChannels } from '#platform/channels/available-channels.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

/** An alert that is late is written in the morning: some of its casting calls may have ended by then. */
export const sendAlert: Task<{ talent_id: string; weekday: number }> = {
  name: 'send-alert',
  run: async (services, alert) => {
    const { config, db, now, queue } = services;
    const soonest = config.QUIET_HOURS ? afterQuietHours(now()) : now();
    if (soonest > now()) await queue.add(db, sendAlert, alert, soonest);
    else await alertTalent(services, alert);
  },
};

const BATCH_SIZE = 500;

export const sendAlerts: Task = {
  name: 'send-alerts',
  schedule: '0 9 * * *',
  seconds: 600,
  run: async ({ db, now, queue }) => {
    const weekday = weekdayOf(dayInIndia(now()));
    let last: string | undefined;
    do {
      const talents = await listTalentToAlert(db, weekday, now(), last, BATCH_SIZE);
      await db.transaction().execute(async (trx) => {
        for (const talent of talents) await queue.add(trx, sendAlert, { ...talent, weekday });
      });
      last = talents.at(-1)?.talent_id;
    } while (last !== undefined);
  },
};

/** Alerts on each channel that is due today, if there are new casting calls. */
async function alertTalent(
  services: Services,
  { talent_id: talentId, weekday }: { talent_id: string; weekday: number },
) {
  await services.db.transaction().execute(async (db) => {
    const recipient = await findRecipient(
      db,
      talentId,
      { kind: 'alerts' },
      availableChannels(services.config),
    );
    const taken = alertChannels.filter((channel) => recipient?.ways.some((way) => way.channel === channel));
    for (const channel of taken)
      await alertBy({ ...services, db }, talentId, weekday, channel, taken.includes('email'));
  });
}

async function alertBy(
  services: Services,
  talentId: string,
  weekday: number,
  channel: AlertChannel,
  takesEmail: boolean,
) {
  const { db, now } = services;
  const searches = [];
  for (const search of await listAlertingSearches(db, talentId, channel, weekday, now())) {
    const calls = await claimNewJobs(services, search, channel);
    if (calls.length > 0) searches.push({ ...search, calls });
  }
  const first = searches[0]?.calls[0];
  if (!first) return;
  // The guardian gets the same casting calls with the emails.
  const inEmailsToo = channel !== 'email' && takesEmail && searches.every(({ emailed }) => emailed);
  await notify(services, {
    // No channel alerts about a casting call twice, so this source is unique.
    source: `alert by ${channel} of ${first.id}`,
    account_id: talentId,
    template: alertEmail,
    facts: {
      count: searches.reduce((sum, { calls }) => sum + calls.length, 0),
      searches: searches.map(({ name, filters, stop_token, calls }) => ({
        name,
        filters,
        stop_token,
        calls: calls.slice(0, MAX_ALERT_SHOWN),
        more: Math.max(0, calls.length - MAX_ALERT_SHOWN),
      })),
    },
    by: channel === 'email' ? ['bell', 'email'] : ['whatsapp'],
    ...(inEmailsToo && { guardian: 'not told' }),
  });
}

async function claimNewJobs({ db, now }: Services, search: AlertingSearch, channel: AlertChannel) {
  const found = await listNewJobs(db, search, channel, now());
  const newIds = await insertAlertedJobs(db, {
    talent_id: search.talent_id,
    channel,
    ids: found.map(({ id }) => id),
    now: now(),
  });
  return found.filter(({ id }) => newIds.has(id));
}

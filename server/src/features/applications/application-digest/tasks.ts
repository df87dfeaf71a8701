import { addDays, dayInIndia, HOUR_MS, instantInIndia } from '@kirdaar/contract/rules/calendar';
import type { Language } from '@kirdaar/contract/rules/languages';
import { channels, QUIET_FROM, QUIET_UNTIL } from '@kirdaar/contract/rules/notifications';
import {
  applicationDigestEmail,
  applicationReceivedEmail,
} from '#features/applications/application-digest/emails.ts';
import {
  countNew,
  deleteUnreadNotification,
  findNewApplication,
  listNew,
  listReaders,
  listReadersOfNew,
  lockReader,
  type Period,
} from '#features/applications/application-digest/queries.ts';
import { notify } from '#features/notifications/dispatch/notify.ts';
import { insertNotification } from '#features/notifications/dispatch/queries.ts';
import { afterQuietHours } from '#features/notifications/dispatch/quiet-hours.ts';
import { serverWords } from '#platform/channels/server-words.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const MAX_CALLS = 10;
const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** Shows a new application in each reviewer's inbox and emails those who want one each, except at night. */
export const announceApplication: Task<{ application_id: string }> = {
  name: 'announce-application',
  run: async (services, { application_id }) => {
    const { db, now, config } = services;
    const found = await findNewApplication(db, application_id, now());
    if (!found) return;
    const { job_id, title, name, production_house_id, project_id } = found;
    const isQuiet = config.QUIET_HOURS && afterQuietHours(now()) > now();
    for (const reader of await listReaders(db, production_house_id, project_id)) {
      await showNewApplications(services, reader, found);
      if (reader.application_digest !== 'each' || isQuiet) continue;
      await notify(services, {
        source: `new application ${application_id}`,
        account_id: reader.id,
        template: applicationReceivedEmail,
        facts: { job_id, application_id, title, name },
        by: channels,
      });
    }
  },
};

interface Digest extends Period {
  account_id: string;
  production_house_id: string;
  is_of_day: boolean;
}

/** Sends a member one digest of all casting calls for a period, counted now. */
export const sendApplicationDigest: Task<Digest> = {
  name: 'send-application-digest',
  run: async (services, { account_id, production_house_id, is_of_day, ...period }) => {
    const calls = await listNew(services.db, { id: account_id, production_house_id }, period, services.now());
    if (calls.length === 0) return;
    const applications = calls.reduce((sum, call) => sum + call.applications, 0);
    await notify(services, {
      source: `new applications from ${period.from} until ${period.until}`,
      account_id,
      template: applicationDigestEmail,
      facts: { calls: calls.slice(0, MAX_CALLS), applications, of_calls: calls.length, is_of_day },
      // The inbox shows each application at once.
      by: channels,
    });
  },
};

/** Queues the digest of the day before for each member who wants one a day, every morning. */
export const sendDailyDigests: Task = {
  name: 'send-application-digests',
  schedule: '0 9 * * *',
  run: async (services) => {
    const today = dayInIndia(services.now());
    const startOf = (day: string) => instantInIndia(day, '00:00').toISOString();
    const period = { from: startOf(addDays(today, -1)), until: startOf(today) };
    await queueDigests(services, period, ['daily'], true);
  },
};

/** Queues the hourly digests by day; in the morning those of the night, also for readers of each. */
export const sendHourlyDigests: Task = {
  name: 'send-hourly-application-digests',
  schedule: '0 * * * *',
  run: async (services) => {
    const { now, config } = services;
    const until = startOfHour(now());
    const hour = new Date(until.getTime() + INDIA_AHEAD_MS).getUTCHours();
    const last = (hours: number) => ({
      from: new Date(until.getTime() - hours * HOUR_MS).toISOString(),
      until: until.toISOString(),
    });
    if (!config.QUIET_HOURS || (hour > QUIET_UNTIL && hour < QUIET_FROM))
      return queueDigests(services, last(1), ['hourly'], false);
    if (hour !== QUIET_UNTIL) return;
    const night = 24 - QUIET_FROM + QUIET_UNTIL;
    // Otherwise the last hour's digest would arrive at night.
    await queueDigests(services, last(night + 1), ['hourly'], false);
    await queueDigests(services, last(night), ['each'], false);
  },
};

/** Hours in India begin half an hour after those of UTC. */
function startOfHour(now: Date): Date {
  const half = HOUR_MS / 2;
  return new Date(Math.floor((now.getTime() - half) / HOUR_MS) * HOUR_MS + half);
}

async function queueDigests(
  { db, now, queue }: Services,
  period: Period,
  digests: Parameters<typeof listReadersOfNew>[2],
  is_of_day: boolean,
) {
  for (const { id: account_id, production_house_id } of await listReadersOfNew(db, period, digests, now())) {
    if (!production_house_id) continue;
    await queue.add(db, sendApplicationDigest, { account_id, production_house_id, is_of_day, ...period });
  }
}

const words = serverWords('applicationEmails');

/** Shows how many new applications a casting call has, in one notification until it is read. */
export function showNewApplications(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id: account_id, language }: { id: string; language: Language },
  { job_id, title, applied_at }: { job_id: string; title: string; applied_at: string },
) {
  const source = `new applications to ${job_id} since `;
  return db.transaction().execute(async (trx) => {
    await lockReader(trx, account_id);
    const unread = await deleteUnreadNotification(trx, account_id, source);
    const earliest = unread?.source.slice(source.length) ?? applied_at;
    const since = earliest < applied_at ? earliest : applied_at;
    const count = await countNew(trx, job_id, since, now());
    if (count === 0) return;
    await insertNotification(trx, {
      account_id,
      source: `${source}${since}`,
      kind: 'applications',
      title: words[language].inbox_title(count, title),
      text: words[language].inbox_text,
      path: `/production/applicants/${job_id}`,
      created_at: now().toISOString(),
    });
  });
}

import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import {
  findSealedUrl,
  listSubscribers,
  listUrlsSealedBy,
  updateRead,
  updateSealedUrl,
} from '#features/bookings/calendar-subscription/queries.ts';
import { readBusyDays } from '#features/bookings/calendar-subscription/read-busy-days.ts';
import { getPublicly } from '#platform/channels/post-publicly.ts';
import { reseal, unseal } from '#platform/config/sealed-secret.ts';
import type { Services } from '#platform/services.ts';
import type { Task } from '#platform/task.ts';

const MAX_BYTES = 2_000_000;

/** Reads the busy days of one subscribed calendar. Titles, places and people in it are not kept. */
export const readCalendar: Task<{ talent_id: string }> = {
  name: 'read-calendar',
  run: async (services, { talent_id }) => {
    const { db, now, secrets } = services;
    const sealed = await findSealedUrl(db, talent_id);
    if (!sealed) return;
    const url = unseal(secrets.twoFactor, talent_id, sealed.sealed_secret).toString();
    const read = await readFrom(services, url);
    await updateRead(db, { talentId: talent_id, sealedUrl: sealed.sealed_secret }, read, now());
  },
};

export const readCalendars: Task = {
  name: 'read-calendars',
  schedule: '13 * * * *',
  run: async ({ db, secrets, queue }) => {
    await reseal(
      secrets.twoFactor,
      (keyIds) => listUrlsSealedBy(db, keyIds),
      (...changed) => updateSealedUrl(db, ...changed),
    );
    await db.transaction().execute(async (trx) => {
      for (const subscriber of await listSubscribers(trx)) await queue.add(trx, readCalendar, subscriber);
    });
  },
};

async function readFrom({ config, now }: Services, url: string) {
  const answer = await getPublicly(url, MAX_BYTES, config.WEBHOOK_LOCAL_HOSTS).catch(() => undefined);
  if (answer === 'too large') return { problem: 'too_large' } as const;
  if (answer === undefined) return { problem: 'unreachable' } as const;
  try {
    const busy = await readBusyDays(answer, dayInIndia(now()));
    return busy ? { problem: null, busy } : ({ problem: 'too_large' } as const);
  } catch {
    return { problem: 'no_calendar' } as const;
  }
}

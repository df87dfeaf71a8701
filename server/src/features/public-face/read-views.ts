import { dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { countVisitors, listViews } from '#features/public-face/queries.ts';
import type { Services } from '#platform/services.ts';

const DAY_MS = 86_400_000;

/** Who looked at a talent's page in the last days: houses by name, others by number. */
export async function readViews({ db, now }: Services, talentId: string) {
  const since = firstViewDay(now());
  const houses = await listViews(db, talentId, since);
  return { days: VIEW_DAYS, houses, visitors: await countVisitors(db, talentId, since) };
}

/** The first day that is still told. */
export function firstViewDay(now: Date): string {
  return dayInIndia(new Date(now.getTime() - (VIEW_DAYS - 1) * DAY_MS));
}

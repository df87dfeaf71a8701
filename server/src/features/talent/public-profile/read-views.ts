import { DAY_MS, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { VIEW_DAYS } from '@kirdaar/contract/rules/limits';
import { countVisitors, listViews } from '#features/talent/public-profile/queries.ts';
import type { Services } from '#platform/services.ts';

/** Returns who viewed a talent's page in the last days: houses by name, others as a number. */
export async function readViews({ db, now }: Services, talentId: string) {
  const since = firstViewDay(now());
  const houses = await listViews(db, talentId, since);
  return { days: VIEW_DAYS, houses, visitors: await countVisitors(db, talentId, since) };
}

/** The first day whose views are still shown. */
export function firstViewDay(now: Date): string {
  return dayInIndia(new Date(now.getTime() - (VIEW_DAYS - 1) * DAY_MS));
}

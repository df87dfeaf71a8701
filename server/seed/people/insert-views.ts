import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import type { Database } from '#platform/database/database.ts';
import type { World } from '#seed/world.ts';

/** The days ago on which each of the first houses after the demo house viewed the demo talent. */
const looks = [[1, 4, 5], [2], [9, 16]];
/** The number of other visitors, by days ago. */
const visitors = [3, 5, 2, 0, 4, 6, 1, 2, 0, 3];

/** Inserts profile views of the demo talent by houses and visitors. */
export async function insertViews(db: Database, { people: [talent], houses }: World, now: Date) {
  if (!talent) return;
  const dayBefore = (days: number) => addDays(dayInIndia(now), -days);
  const views = houses.slice(1, 1 + looks.length).flatMap(({ id: production_house_id }, place) => {
    return (looks[place] ?? []).map((days) => {
      return { talent_id: talent.id, production_house_id, day: dayBefore(days) };
    });
  });
  await db.insertInto('profile_view').values(views).execute();
  const visits = visitors.map((count, days) => {
    return { talent_id: talent.id, day: dayBefore(days), visitors: count };
  });
  await db.insertInto('profile_visit').values(visits).execute();
}

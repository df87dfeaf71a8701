import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** An application to a casting call with a five-day shoot on a fixed date. */
  applied: {
    house: { id: string; token: string; email: string; production_house_id: string };
    talent: { id: string; token: string; email: string };
    id: string;
  };
  /** The date one week from today. */
  week: string;
}

export const test = base.extend<Fixtures>({
  week: async ({ clock }, use) => use(addDays(dayInIndia(clock.now), 7)),
  applied: async ({ given, clock }, use) => {
    const house = await given.house({ company_name: 'Lantern Films' });
    const shoot_dates = addDays(dayInIndia(clock.now), 60);
    const { production_house_id } = house;
    const job = await given.job({ production_house_id, shoot_dates, shoot_duration: '5 days' });
    const talent = await given.talent();
    const { id } = await given.application({ talent_id: talent.id, job_id: job.id });
    await use({ house, talent, id });
  },
});

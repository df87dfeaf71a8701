import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { test as base } from '#testing/test.ts';

interface Fixtures {
  /** An application to a call of a house, shot for five days from a day on. */
  applied: {
    house: { id: string; token: string; email: string; production_house_id: string };
    talent: { id: string; token: string; email: string };
    id: string;
  };
  /** The day in a week. */
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

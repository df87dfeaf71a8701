import { addDays, dayInIndia } from '@kirdaar/contract/rules/calendar';
import { test as base } from '#testing/test.ts';

export const test = base
  .extend('week', ({ clock }) => addDays(dayInIndia(clock.now), 7))
  /** An application to a casting call with a five-day shoot on a fixed date. */
  .extend('applied', async ({ given, clock }) => {
    const shoot_dates = addDays(dayInIndia(clock.now), 60);
    const job = { shoot_dates, shoot_duration: '5 days' };
    const { house, talent, application } = await given.applied({ job });
    return { house, talent, id: application.id };
  });

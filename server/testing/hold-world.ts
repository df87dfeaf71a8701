import { addDays, dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { tellOfHolds } from '#features/bookings/holds/tasks.ts';
import type { Caller } from '#testing/given.ts';
import { test as base, type CallApi } from '#testing/test.ts';

type Days = { from: string; until: string };

export const test = base
  .extend(
    'day',
    ({ clock }) =>
      (number: number) =>
        addDays(dayInIndia(clock.now), number),
  )
  /** Lets a new house receive an application of the talent; its shoot is on days of its own. */
  .extend('house', ({ callApi, given, day }) => {
    let count = 0;
    return async (talent_id: string, shoot_dates = day(300 + 10 * count++)) => {
      const company = { company_name: 'Lantern Films', verification: 'documents' } as const;
      const owner = await given.house(company);
      const house = { ...owner, token: await given.session(owner.id, LONG_MS) };
      const job = await given.job({
        production_house_id: house.production_house_id,
        shoot_dates,
        shoot_duration: '2 days',
      });
      const { id } = await given.application({ talent_id, job_id: job.id });
      return { id, house, ...acts(callApi, id, house) };
    };
  })
  /** A talent who may send many applications and stays logged in. */
  .extend('person', ({ given }) => async () => {
    const { id, email } = await given.talent();
    await given.plan(id, { plan: 'Pro' });
    return { id, email, token: await given.session(id, LONG_MS) };
  })
  .extend('pass', ({ clock, services }) => async (hours: number, more = 0) => {
    clock.now = new Date(clock.now.getTime() + hours * HOUR_MS + more);
    await tellOfHolds.run(services, {}, '');
  });

/** Longer than a hold. */
const LONG_MS = 30 * 24 * HOUR_MS;

/** What a house does with the hold on one of its applicants. */
export const acts = (callApi: CallApi, id: string, house: Caller) => ({
  hold: (body: Days) =>
    callApi('POST /api/production/applications/:id/hold', { params: { id }, body }, house),
  release: (note = '') =>
    callApi('POST /api/production/applications/:id/release-hold', { params: { id }, body: { note } }, house),
  seen: async (talentId: string) => {
    const { body } = await callApi('GET /api/production/bookings/:id', { params: { id: talentId } }, house);
    return body.applications[0]?.hold?.state;
  },
});

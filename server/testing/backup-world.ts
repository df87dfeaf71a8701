import { addDays, dayInIndia, HOUR_MS } from '@kirdaar/contract/rules/calendar';
import { sql } from 'kysely';
import { test as base, signers } from '#testing/terms-world.ts';

/** A casting call with applicants, of whom all but the first are backups. */
export const test = base.extend(
  'casting',
  ({ callApi, clock, db, given, person, services }) =>
    async (count: number) => {
      const house = await given.house({ company_name: 'Lantern Films', verification: 'documents' });
      const owner = { ...house, token: await given.session(house.id, 90 * 24 * HOUR_MS) };
      const shoot_dates = addDays(dayInIndia(clock.now), 60);
      const { id: job_id } = await given.job({
        production_house_id: house.production_house_id,
        ...{ shoot_dates, shoot_duration: '2 days' },
      });
      type Person = ReturnType<typeof signers> & {
        id: string;
        talent: { id: string; email: string; token: string };
      };
      const people: Person[] = [];
      for (let number = 0; number < count; number += 1) {
        const talent = await person();
        const { id } = await given.application({ talent_id: talent.id, job_id });
        if (number > 0)
          await db.updateTable('application').set({ stage: 'backup' }).where('id', '=', id).execute();
        people.push({ id, talent, ...signers(services, callApi, id, owner) });
      }
      const offers = async () => {
        const { rows } = await sql<{ application_id: string; status: string }>`
      select application_id, role_offer.status from role_offer join application on application.id = application_id
      where job_id = ${job_id} `.execute(db);
        return rows
          .map(({ application_id, status }) => [people.findIndex(({ id }) => id === application_id), status])
          .sort();
      };
      return { owner, people, offers };
    },
);

import { addDays } from '@kirdaar/contract/rules/calendar';
import { expect } from 'vitest';
import { tellOfHolds } from '#features/bookings/holds/tasks.ts';
import type { Caller } from '#testing/given.ts';
import type { World } from '#testing/matrix/matrix.ts';
import { test as base } from '#testing/test.ts';

const EVENING = new Date('2027-03-01T21:30:00+05:30');
const NIGHT = new Date('2027-03-01T22:00:00+05:30');
const MORNING = new Date('2027-03-02T09:01:00+05:30');
const password = 'a lamp in the window';
const DAY = '2027-05-03';

const [invited, firstHold, offered] = [
  'You are invited to audition',
  'First hold on 3 May 2027',
  'Role offer',
] as const;

interface Asked {
  house: Caller & { production_house_id: string };
  talent: Caller & { email: string };
  job: { id: string };
  params: { id: string };
}

const test = base
  .extend('night', ({ clock, services: { config } }, { onCleanup }) => {
    clock.now = EVENING;
    config.QUIET_HOURS = true;
    onCleanup(() => {
      config.QUIET_HOURS = false;
    });
  })
  /** In the evening a house invites a talent to audition, holds their days and offers them a role. */
  .extend('askedAtNight', async ({ callApi, clock, deliver, given, night: _night, services }) => {
    const house = await given.house({ verification: 'documents' });
    const { production_house_id } = house;
    const job = await given.job({ production_house_id, shoot_dates: DAY, shoot_duration: '1 day' });
    const talent = await given.talent({}, { password });
    const application = await given.application({ talent_id: talent.id, job_id: job.id });
    const params = { id: application.id };
    await given.slot(job.id);
    const answers = [
      await callApi(
        'POST /api/production/auditions/:id/invitations',
        { params: { id: job.id }, body: { applications: [application.id], round: 1 } },
        house,
      ),
      await callApi(
        'POST /api/production/applications/:id/hold',
        { params, body: { from: DAY, until: DAY } },
        house,
      ),
      await callApi(
        'POST /api/production/applications/:id/offer',
        { params, body: { message: 'Join us.', answer_by: addDays(DAY, -40) } },
        house,
      ),
    ];
    expect(answers).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
    await tellOfHolds.run(services, {}, '');
    expect(await deliver()).toEqual([]);
    clock.now = NIGHT;
    return { house, job, talent, params };
  })
  /** Returns the subjects of what a talent gets until the morning. */
  .extend('toldBy', ({ clock, deliver, services }) => async (to: string) => {
    const sent = [];
    for (const time of [new Date(NIGHT.getTime() + 60_000), MORNING]) {
      clock.now = time;
      await tellOfHolds.run(services, {}, '');
      sent.push(...(await deliver()));
    }
    return sent.filter((message) => message.to === to).map(({ subject }) => subject.replace(/:.*/, ''));
  });

type End = (world: Pick<World, 'callApi' | 'given'>, asked: Asked) => Promise<unknown>;

const ends: { title: string; end: End; told: string[] }[] = [
  {
    title: 'staff refused the casting call',
    end: async ({ callApi, given }, { job: { id } }) => {
      const body = { version: 1, ground: 'fraud', reason: 'It asks for money.' } as const;
      return callApi(
        'POST /api/admin/jobs/:id/refuse',
        { params: { id }, body },
        await given.staff('moderator'),
      );
    },
    told: ['Casting call removed'],
  },
  {
    title: 'staff suspended the house',
    end: ({ given }, { house }) => given.suspension(house.production_house_id),
    told: [],
  },
  {
    title: 'the talent withdrew the application',
    end: ({ callApi }, { params, talent }) =>
      callApi('POST /api/user/job-applications/:id/withdraw', { params }, talent),
    told: [],
  },
  {
    title: 'the talent asked for the deletion of the account',
    end: ({ callApi }, { talent }) =>
      callApi('POST /api/user/account-deletion', { body: { password } }, talent),
    told: ['Your Kirdaar account'],
  },
  {
    title: 'the house withdrew the offer',
    end: ({ callApi }, { params, house }) =>
      callApi('DELETE /api/production/applications/:id/offer', { params }, house),
    told: [invited, firstHold, 'Offer withdrawn'],
  },
  {
    title: 'the house released the hold',
    end: ({ callApi }, { params, house }) =>
      callApi('POST /api/production/applications/:id/release-hold', { params, body: { note: '' } }, house),
    told: [invited, offered, 'Hold released'],
  },
  { title: 'nothing changed', end: async () => {}, told: [invited, firstHold, offered] },
];

test.for(ends)(
  'asks only what is still open in the morning after $title',
  async ({ end, told }, { askedAtNight, callApi, given, toldBy }) => {
    await end({ callApi, given }, askedAtNight);

    expect((await toldBy(askedAtNight.talent.email)).toSorted()).toEqual(told.toSorted());
  },
);

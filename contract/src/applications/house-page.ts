import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { idOf, success } from '#fields.ts';
import { job } from '#jobs/jobs.ts';
import { perMinute } from '#rates.ts';
import { HOME_SECONDS } from '#rules/limits.ts';
import { workTypes } from '#rules/vocabulary.ts';

const house = z.object({
  id: z.uuid(),
  company_name: z.string(),
  image: z.string().nullable(),
  /** Whether staff have seen its documents. */
  verified: z.boolean(),
  location: z.string().nullable(),
  type_of_work: z.enum(workTypes).nullable(),
  joined_at: z.iso.datetime(),
});

/** How the house answered the applications of the last year that are at least two weeks old. */
export const houseAnswers = z.object({
  applications: z.number(),
  answered: z.number(),
  /** Half of the answers came within this time; null without any. */
  median_days: z.number().nullable(),
});
export type HouseAnswers = z.output<typeof houseAnswers>;

/** How the house pays: the bookings that it paid or should have paid by now, unless a side disputes the pay. */
const housePay = z.object({
  bookings: z.number(),
  on_time: z.number(),
  /** From the last day of work to the payment, in half of the bookings that were paid; null if none was. */
  median_days: z.number().nullable(),
});
export type HousePay = z.output<typeof housePay>;

export const housePage = {
  'GET /api/houses/:id': endpoint({
    access: 'public',
    limit: { address: [perMinute(120)] },
    cache: HOME_SECONDS,
    params: idOf('production_house_not_found'),
    reply: z.object({
      success,
      house,
      /** Null if there are too few applications to say anything. */
      answers: houseAnswers.nullable(),
      /** Null of fewer than five bookings. */
      pay: housePay.nullable(),
      open_jobs: z.array(job),
      /** The number of casting calls that are closed or past their deadline. */
      past: z.number(),
    }),
  }),
};

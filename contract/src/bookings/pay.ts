import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, instant, typed, whole } from '#fields.ts';
import { msg } from '#messages.ts';
import { perHour } from '#rates.ts';
import { MAX_PAY } from '#rules/limits.ts';
import { MAX_REPORT } from '#rules/reports.ts';

const party = z.enum(['talent', 'house']);

/** By when the house pays, and what both sides say came. */
export const pay = z.object({
  last_day: z.iso.date(),
  due_on: z.iso.date(),
  marks: z.array(
    z.object({
      party,
      amount_paise: z.number(),
      paid_on: z.iso.date(),
      /** The URL of a picture or PDF, which both sides can open. */
      proof: z.string().nullable(),
    }),
  ),
  disputes: z.array(
    z.object({
      party,
      /** What came, by this side. */
      came_paise: z.number(),
      text: z.string(),
      disputed_at: instant,
      /** When staff saw no reason for it. */
      dismissed_at: instant.nullable(),
    }),
  ),
});
export type Pay = z.output<typeof pay>;

/** In rupees. */
const paid = z.object({ amount: whole(1, MAX_PAY), paid_on: day });
export type Paid = z.output<typeof paid>;

const limit = { account: [perHour(60)] };
/** Without a new proof, the former one stays. */
const mark = { body: paid, files: { proof: { kind: 'scan', max: 1 } }, reply: done, limit } as const;
const dispute = {
  body: z.object({
    /** What came, in rupees. */
    came: whole(0, MAX_PAY),
    text: typed.min(1, msg('fill_in')).max(MAX_REPORT, msg('at_most_characters', MAX_REPORT)),
  }),
  reply: done,
  limit,
} as const;
/** A suspended house still pays what it owes. */
const byHouse = {
  access: 'production',
  team: 'reviewer',
  suspended: true,
  params: idOf('application_not_found'),
} as const;
/** Of a child the guardian says it. An agency never does. */
const byTalent = {
  access: 'talent',
  params: idOf('role_offer_not_found'),
  acting: 'guardian',
  scope: null,
} as const;

/** What both sides say of the pay. `id` is the application ID for houses, and the offer ID for talent. */
export const bookingPay = {
  'PUT /api/production/applications/:id/pay': endpoint({ ...byHouse, ...mark }),
  'PUT /api/user/offers/:id/pay': endpoint({ ...byTalent, ...mark }),
  /** Other pay came than was agreed or marked: staff see both sides. The same again replaces it. */
  'PUT /api/production/applications/:id/pay-dispute': endpoint({ ...byHouse, ...dispute }),
  'PUT /api/user/offers/:id/pay-dispute': endpoint({ ...byTalent, ...dispute }),
};

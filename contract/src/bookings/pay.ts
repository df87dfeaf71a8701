import { z } from 'zod';
import { endpoint } from '#endpoint.ts';
import { day, done, idOf, instant, whole } from '#fields.ts';
import { perHour } from '#rates.ts';
import { MAX_PAY } from '#rules/limits.ts';

const party = z.enum(['talent', 'house']);

/** By when the house pays, and what both sides say came. */
export const pay = z.object({
  last_day: z.iso.date(),
  due_on: z.iso.date(),
  marks: z.array(z.object({ party, amount_paise: z.number(), paid_on: z.iso.date() })),
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

const mark = { body: paid, reply: done, limit: { account: [perHour(60)] } } as const;

/** Both sides say that pay came. `id` is the application ID for houses, and the offer ID for talent. */
export const payMarks = {
  'PUT /api/production/applications/:id/pay': endpoint({
    ...{ access: 'production', team: 'reviewer', params: idOf('application_not_found') },
    ...mark,
  }),
  'PUT /api/user/offers/:id/pay': endpoint({
    ...{ access: 'talent', params: idOf('role_offer_not_found') },
    ...mark,
  }),
};
